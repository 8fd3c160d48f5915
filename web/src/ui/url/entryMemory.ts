import { readText, writeText } from '../storage/browserStore.ts';

/** What history entries remember: a value by entry and name. */
export interface EntryMemory<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

const MOST_VALUES = 20;
const MOST_NUMBERS = 100;
const NUMBERS = 'entryNumbers';

const forgetters: (() => void)[] = [];

/** Resets the state for tests: their histories number entries alike. */
export function forgetEntries(): void {
  for (const forget of forgetters) forget();
}

/** Remembers values of the newest entries until the page closes. */
export function createEntryMemory<Value>(most = MOST_VALUES): EntryMemory<Value> {
  const values = new Map<string, Value>();
  forgetters.push(() => values.clear());
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** Numbers of entries: how far a list has been unfolded. They outlive a reload, for as long as the tab is open. */
export const entryNumbers: EntryMemory<number> = {
  get: (key) => readNumbers()[key],
  set(key, value) {
    const { [key]: _old, ...others } = readNumbers();
    const all = Object.entries({ ...others, [key]: value }).slice(-MOST_NUMBERS);
    writeText('sessionStorage', NUMBERS, JSON.stringify(Object.fromEntries(all)));
  },
};

function readNumbers(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(readText('sessionStorage', NUMBERS) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
}
