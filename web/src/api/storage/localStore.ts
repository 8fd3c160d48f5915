import { readText, writeText } from '#ui/storage/browserStore.ts';

/**
 * A value of local storage, parsed from JSON; undefined when it is absent or cannot be read. Never throws.
 */
export function readStored(key: string): unknown {
  const text = readText('localStorage', key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes `value` as JSON; undefined removes the key. Returns whether the browser keeps it beyond this page.
 */
export function writeStored(key: string, value: unknown): boolean {
  return writeText('localStorage', key, value === undefined ? null : JSON.stringify(value));
}
