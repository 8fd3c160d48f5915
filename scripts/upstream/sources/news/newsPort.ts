import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import type { NewsDesk, NewsItem, NewsPort } from '../../ports/news.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { type NewsDay, newsDayOf } from '../store/news.ts';

export interface FeedNewsOptions {
  /** Epoch ms. */
  readonly now: () => number;
  /** Days that have items, newest first. */
  readonly days: () => readonly NewsDay[];
  /** Reads the items of a day, newest first. */
  readDay(day: NewsDay): Promise<readonly NewsItem[]>;
  desks(): Promise<readonly NewsDesk[]>;
}

/**
 * Makes the news of feeds: a day is read once until it changes, so that what is computed from its items stays. It stands
 * in the thread of sources and, over messages, in the main one. Nothing is reported before the first item was kept.
 */
export function createNewsPort({ now, days, readDay, desks }: FeedNewsOptions): Omit<NewsPort, 'provenance'> {
  const read = createMemo<number, Promise<readonly NewsItem[]>>();

  function known(): readonly NewsDay[] {
    const reported = days();
    if (reported.length === 0) throw unanswered('news');
    return reported;
  }

  function day(begins: number): Promise<readonly NewsItem[]> {
    const reported = known().find((one) => one.day === begins);
    if (!reported) return NOTHING;
    return read.of(begins, reported.revision, () => {
      const items = readDay(reported);
      items.catch(() => read.drop(begins));
      return items;
    });
  }

  return {
    isEdited: false,
    desks,
    days() {
      const today = beijingMidnight(now());
      const reported = known().map((one) => one.day);
      // What is over is forgotten.
      for (const begins of read.keys()) if (!reported.includes(begins)) read.drop(begins);
      return reported[0] === today ? reported : [today, ...reported];
    },
    day: async (begins) => day(begins),
    async find(id) {
      return (await day(newsDayOf(id))).find((item) => item.id === id) ?? null;
    },
    // No feed tells how often its items are read.
    reads: async (ids) => ids.map(() => null),
    // Reading takes no time of this thread.
    isReady: () => true,
  };
}

const NOTHING: Promise<readonly NewsItem[]> = Promise.resolve([]);
