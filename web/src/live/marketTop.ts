/** The figures above the market may be old: whoever shows them asks again. */
const refresh = new EventTarget();
const NAME = 'marketTopRefresh';

/** Tells everybody who shows the market's top figures to ask again. */
export function emitMarketTopRefresh(): void {
  refresh.dispatchEvent(new Event(NAME));
}

/** Listens to that; returns the way to stop. */
export function onMarketTopRefresh(listener: () => void): () => void {
  refresh.addEventListener(NAME, listener);
  return () => refresh.removeEventListener(NAME, listener);
}
