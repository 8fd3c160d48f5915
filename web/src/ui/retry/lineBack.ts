/** The connection works again, as somebody has found out: whoever waits for it may try. */
const line = new EventTarget();
const NAME = 'back';

/** Tells everybody who waits for the connection that it works again. */
export function tellLineBack(): void {
  line.dispatchEvent(new Event(NAME));
}

/** Listens to that until `signal` aborts. */
export function onLineBack(listener: () => void, signal: AbortSignal): void {
  line.addEventListener(NAME, listener, { signal });
}
