/** Somebody found that the connection works again: pending retries may run. */
const line = new EventTarget();
const NAME = 'back';

/** Tells all pending retries that the connection works again. */
export function announceOnline(): void {
  line.dispatchEvent(new Event(NAME));
}

/** Listens for that until `signal` aborts. */
export function onLineBack(listener: () => void, signal: AbortSignal): void {
  line.addEventListener(NAME, listener, { signal });
}
