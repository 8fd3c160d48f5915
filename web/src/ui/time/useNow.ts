import { useSyncExternalStore } from 'react';

const CYCLE = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function snapshot(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(snapshot, CYCLE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The current time, updated every 30 s; one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => (listeners.size === 0 ? freshened() : now));
}

/** The first subscriber after a pause must not see the time of the last update. */
function freshened(): number {
  if (Date.now() - now > CYCLE) now = Date.now();
  return now;
}
