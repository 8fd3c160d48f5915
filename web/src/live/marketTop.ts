/** The figures above the market may be stale: components that show them refetch. */
const refresh = new EventTarget();
const NAME = 'marketTopRefresh';

/** Tells every component that shows the market's top figures to refetch. */
export function emitMarketTopRefresh(): void {
  refresh.dispatchEvent(new Event(NAME));
}

/** Subscribes to that; returns a function that unsubscribes. */
export function onMarketTopRefresh(listener: () => void): () => void {
  refresh.addEventListener(NAME, listener);
  return () => refresh.removeEventListener(NAME, listener);
}
