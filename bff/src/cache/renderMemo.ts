import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../http/readyAnswer.ts';

const MOST_ENTRIES = 200;
/** All entries together, in bytes; home takes 240 KB with its three encodings. */
const LARGEST_TOTAL = 16 * 1024 * 1024;
/** What an entry takes beside its answer's bytes, and while these are not known yet. */
const OVERHEAD = 1_024;

interface Rendered {
  readonly madeOf: readonly unknown[];
  readonly answer: Promise<ReadyAnswer>;
  readonly bytes: number;
}

/**
 * The answer of this key that was rendered from these items, or what `make` renders now. Items are compared by
 * identity. Whoever asks while it is being rendered waits for the same answer.
 */
export type RenderMemo = (
  key: string,
  madeOf: readonly unknown[],
  make: () => Promise<ReadyAnswer>,
) => Promise<ReadyAnswer>;

/**
 * Pages and files depend on nothing but their key and the answers they are rendered from. While these are the same, they
 * are rendered once. An entry has no lifetime, since it is never older than its data.
 */
export function createRenderMemo({ entries = MOST_ENTRIES, bytes: total = LARGEST_TOTAL } = {}): RenderMemo {
  const cached = new LRUCache<string, Rendered>({
    max: entries,
    maxSize: total,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
  });
  return (key, madeOf, make) => {
    const known = cached.get(key);
    if (known && sameItems(known.madeOf, madeOf)) return known.answer;
    const answer = make();
    const entry: Rendered = { madeOf, answer, bytes: 0 };
    cached.set(key, entry);
    const isCurrent = () => cached.peek(key) === entry;
    answer.then(
      ({ bytes }) => isCurrent() && cached.set(key, { ...entry, bytes }),
      // The next visitor tries again.
      () => isCurrent() && cached.delete(key),
    );
    return answer;
  };
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
