target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scale = addrspace(1) global i32 4
define i32 @helper(i32 %x) #0 {
  %s = load i32, ptr addrspace(1) @scale
  %y = mul i32 %x, %s
  ret i32 %y
}
attributes #0 = { "target-cpu"="sm_50" "target-features"="+ptx42,+sm_50" }
