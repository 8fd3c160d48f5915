/** The browser's stores: for all tabs and visits, and for this tab. */
export type StoreName = 'localStorage' | 'sessionStorage';

/** Values the browser refused: they last until the page closes. */
const unkept = new Map<string, string | null>();

/** A text of a store, or null. Never throws: a browser may forbid its stores (sandboxed frames, privacy settings). */
export function readText(store: StoreName, key: string): string | null {
  const own = unkept.get(`${store}/${key}`);
  if (own !== undefined) return own;
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Saves a text; null removes it. Returns whether the browser keeps it; if not, it can be read until the page closes.
 */
export function writeText(store: StoreName, key: string, text: string | null): boolean {
  const place = `${store}/${key}`;
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
    unkept.delete(place);
    return true;
  } catch (error) {
    unkept.set(place, text);
    for (const listener of listeners) listener({ store, key, isFull: isFull(error) });
    return false;
  }
}

/** What a browser did not keep, and whether its store is full or forbidden. */
export interface Unkept {
  readonly store: StoreName;
  readonly key: string;
  readonly isFull: boolean;
}

const listeners = new Set<(unkept: Unkept) => void>();

/** Calls back when the browser refuses a value. Returns a function that unsubscribes. */
export function onUnsaved(listener: (unkept: Unkept) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Firefox had a name of its own for it until 2024. */
function isFull(error: unknown): boolean {
  return (
    error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)
  );
}

/** Resets the state for tests: pages that share a module must not inherit values. */
export function forgetUnkept(): void {
  unkept.clear();
}
