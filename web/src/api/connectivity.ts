/** What was asked for without a line may be reported missing so long after the line is back, ms. */
const JUST_BACK = 10_000;
let backAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  backAt = performance.now();
});

/** Whether what fails now may have failed for want of a line: it is gone, or just back. */
export function mayBeOffline(): boolean {
  return !navigator.onLine || performance.now() - backAt < JUST_BACK;
}

/** As if the line had never gone: what one page has seen is not the next one's, where they share a module. */
export function forgetConnectivity(): void {
  backAt = Number.NEGATIVE_INFINITY;
}
