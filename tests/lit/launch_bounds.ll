; A configuration's bounds replace those in the recorded code, of every kind; without them the recorded ones stay.
; RUN: %probe %s --kernel k --max-threads 256 --min-blocks 3 | %check %s
; RUN: %probe %s --kernel k --max-threads 512 | %check %s --check-prefix ALONE
; RUN: %probe %s --kernel k | %check %s --check-prefix RECORDED
; RUN: %probe %s --kernel e --max-threads 64 | %check %s --check-prefix EXACT
; RUN: %probe %s --kernel n --max-threads 96 --min-blocks 2 | %check %s --check-prefix NEW
; RUN: %probe %s --kernel n | %check %s --check-prefix NONE
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK: .maxntid 256, 1, 1
; CHECK-NEXT: .minnctapersm 3
; ALONE-LABEL: .entry k(
; ALONE: .maxntid 512, 1, 1
; ALONE-NOT: .minnctapersm
; RECORDED-LABEL: .entry k(
; RECORDED: .maxntid 128, 2, 1
; RECORDED-NEXT: .minnctapersm 7
define void @k(ptr %out) #0 {
  store i32 1, ptr %out
  ret void
}
; EXACT-LABEL: .entry e(
; EXACT-NOT: .reqntid
; EXACT: .maxntid 64, 1, 1
; EXACT-NOT: .reqntid
define void @e(ptr %out) {
  store i32 1, ptr %out
  ret void
}
; NEW-LABEL: .entry n(
; NEW: .maxntid 96, 1, 1
; NEW-NEXT: .minnctapersm 2
; NONE-LABEL: .entry n(
; NONE-NOT: .maxntid
define void @n(ptr %out) {
  store i32 1, ptr %out
  ret void
}
attributes #0 = { "nvvm.maxntid"="999" "nvvm.minctasm"="9" }
!nvvm.annotations = !{!0, !1, !2, !3, !4}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128}
!1 = !{ptr @k, !"maxntidy", i32 2}
!2 = !{ptr @k, !"minctasm", i32 7}
!3 = !{ptr @e, !"kernel", i32 1, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!4 = !{ptr @n, !"kernel", i32 1}
