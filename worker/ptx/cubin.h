// What a cubin (ELF for CUDA) and the assembler's log say of the resources that a kernel takes. Pure; the bytes may be
// anything: whatever lies outside them is an error, never read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shared/base/bytes.h"
#include "shared/base/expected.h"
#include "shared/wire/evaluation.h"

namespace retune::worker {

// -1 where the cubin does not say. Bytes are per thread for the stack, per block for shared memory.
struct CubinResources {
  std::int64_t registers = -1;          // per thread
  std::int64_t stack_bytes = -1;        // local memory: the kernel's frame and those of what it calls
  std::int64_t spill_store_bytes = -1;  // only the log knows them
  std::int64_t spill_load_bytes = -1;
  std::int64_t shared_bytes = 0;        // static, without what the system reserves from sm_90 on
  std::int64_t constant_bytes = 0;      // variables and literals: all banks but 0
  std::int64_t parameter_bytes = -1;    // of the kernel's arguments, in bank 0
};

// Of the ELF: .nv.info (EIATTR_REGCOUNT, FRAME_SIZE, MIN_STACK_SIZE), .nv.info.KERNEL (CBANK_PARAM_SIZE), .nv.shared.KERNEL,
// .nv.constantN[.KERNEL], and, before CUDA 13, the registers in the upper byte of sh_info of .text.KERNEL.
// Errors: invalid_input saying what is wrong where (no ELF, not for CUDA, cut off, an offset outside, no such kernel).
[[nodiscard]] Expected<CubinResources> read_resources(ByteView cubin, const std::string& kernel);

// Adds the spills from a verbose log of ptxas or nvJitLink, summed over the functions it names; leaves them as they are
// when the log says nothing.
void add_spills(CubinResources& resources, std::string_view log);

// As a report has them.
[[nodiscard]] KernelResources to_kernel_resources(const CubinResources& resources);

}  // namespace retune::worker
