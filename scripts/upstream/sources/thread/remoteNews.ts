import type { NewsDesk, NewsItem, NewsPort } from '../../ports/news.ts';
import { createNewsPort } from '../news/newsPort.ts';
import type { NewsDay } from '../store/news.ts';
import type { createThreadCalls } from './threadCalls.ts';

export interface RemoteNewsOptions {
  /** Epoch ms. */
  readonly now: () => number;
  /** The days that the thread has reported on, newest first. */
  readonly days: () => readonly NewsDay[];
  readonly calls: Pick<ReturnType<typeof createThreadCalls>, 'ask'>;
}

/**
 * The news in this thread: which days there are is pushed with each change, so that it is known without waiting, and a
 * day's items come in one message when they have changed, and not in each cycle.
 */
export function remoteNews({ now, days, calls }: RemoteNewsOptions): Omit<NewsPort, 'provenance'> {
  return createNewsPort({
    now,
    days,
    // The revision makes it another question: the answer to the last one may be a cycle old. The port returns items.
    readDay: ({ day, revision }) => calls.ask('news', 'day', [day, revision]) as Promise<readonly NewsItem[]>,
    desks: () => calls.ask('news', 'desks', []) as Promise<readonly NewsDesk[]>,
  });
}
