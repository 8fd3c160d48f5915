/**
 * Local storage that never throws: a browser may forbid it (private windows, full disk).
 * Values are JSON; unreadable ones count as absent.
 */
export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes `value` as JSON; undefined removes the key. Says whether it was kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
