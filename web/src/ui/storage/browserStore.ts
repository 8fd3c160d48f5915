/** The browser's own stores: for all tabs and visits, and for this tab. */
export type StoreName = 'localStorage' | 'sessionStorage';

/** What the browser would not keep: it lasts for the page. */
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

/** Keeps a text, null removes it. Says whether the browser keeps it; if not, it is read back until the page is left. */
export function writeText(store: StoreName, key: string, text: string | null): boolean {
  const place = `${store}/${key}`;
  try {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
    unkept.delete(place);
    return true;
  } catch {
    unkept.set(place, text);
    return false;
  }
}

/** As on another page: where two share a module, nothing of the first is the second's. */
export function forgetUnkept(): void {
  unkept.clear();
}
