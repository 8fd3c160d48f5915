/** A request made while offline may still report its failure this long after the network is back, ms. */
const JUST_BACK = 10_000;
let backAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  backAt = performance.now();
});

/** Whether a failure now may be due to the network: it is offline, or only just back. */
export function mayBeOffline(): boolean {
  return !navigator.onLine || performance.now() - backAt < JUST_BACK;
}

/** Resets the state for tests: pages that share a module must not inherit what an earlier page saw. */
export function forgetConnectivity(): void {
  backAt = Number.NEGATIVE_INFINITY;
}
