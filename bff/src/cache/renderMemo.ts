import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../http/readyAnswer.ts';

/** With three encodings of each, some 10 MB at most. */
const ENTRIES = 100;

interface Made {
  readonly madeOf: readonly unknown[];
  readonly answer: Promise<ReadyAnswer>;
}

/**
 * A page is nothing but its key and what it is made of: while these are the same, it is not made again, however many
 * ask. This is no cache in time; a page never lags behind its data.
 */
export function createRenderMemo() {
  const made = new LRUCache<string, Made>({ max: ENTRIES });
  return (
    key: string,
    madeOf: readonly unknown[],
    make: () => Promise<ReadyAnswer>,
  ): Promise<ReadyAnswer> => {
    const known = made.get(key);
    if (known && sameItems(known.madeOf, madeOf)) return known.answer;
    const answer = make();
    made.set(key, { madeOf, answer });
    // What could not be made is tried again by the next who asks.
    answer.catch(() => made.delete(key));
    return answer;
  };
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
