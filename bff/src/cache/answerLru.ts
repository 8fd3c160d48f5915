import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../http/readyAnswer.ts';

/** All cached answers together, in bytes; with three encodings a ranking page takes some 100 KB. */
const LARGEST_TOTAL = 24 * 1024 * 1024;
const MOST_ENTRIES = 2_000;
/** Answers of more bytes than this, a coin's whole history say, have a shelf of their own, and push out no others. */
const LARGE = 512 * 1024;
const LARGEST_TOTAL_OF_LARGE = 8 * 1024 * 1024;
/** Bytes of an entry besides its answer. */
const AROUND = 512;

/** Answers by key, the least recently used of their kind thrown out first. */
export function createAnswerLru<Entry extends { readonly ready: ReadyAnswer }>() {
  const lru = (maxSize: number) =>
    new LRUCache<string, Entry>({
      max: MOST_ENTRIES,
      maxSize,
      sizeCalculation: ({ ready }) => ready.bytes + AROUND,
    });
  const [usual, large] = [lru(LARGEST_TOTAL), lru(LARGEST_TOTAL_OF_LARGE)];
  return {
    get: (key: string): Entry | undefined => usual.get(key) ?? large.get(key),
    set(key: string, entry: Entry): void {
      const [own, other] = entry.ready.bytes > LARGE ? [large, usual] : [usual, large];
      other.delete(key);
      own.set(key, entry);
    },
  };
}
