import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../http/readyAnswer.ts';
import type { PageData } from './pageData.ts';

const ENTRIES = 50;

interface Made {
  /** What the page was made of. */
  readonly stamps: readonly unknown[];
  readonly answer: Promise<ReadyAnswer>;
}

/**
 * A page is nothing but its path, the calls of its address and their answers: while these are the same, it is not made
 * again, however many ask. This is no cache in time; a page never lags behind its data.
 */
export function createMadePages() {
  const made = new LRUCache<string, Made>({ max: ENTRIES });
  return (key: string, data: PageData, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> => {
    const stamps = data.readings.flatMap(({ reading }) => [reading.body, reading.stale]);
    const known = made.get(key);
    if (known && sameItems(known.stamps, stamps)) return known.answer;
    const answer = make();
    made.set(key, { stamps, answer });
    // What could not be made is tried again by the next who asks.
    answer.catch(() => made.delete(key));
    return answer;
  };
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
