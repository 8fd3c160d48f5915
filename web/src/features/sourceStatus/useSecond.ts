import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) onChange();
  }, SECOND);
  return () => clearInterval(timer);
}

/** The current whole second, epoch ms; it stands still in a hidden tab. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / SECOND) * SECOND);
}
