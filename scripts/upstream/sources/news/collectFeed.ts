import { atMost } from '@coinmirror/shared/format/atMost.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { FeedClient } from '../client/feedClients.ts';
import type { FeedEntry } from '../providers/feeds/decodeFeed.ts';
import { type FeedOf, feedQuestion, kindOf } from '../providers/feeds/feed.ts';
import { FEED_EVERY, type Feed } from '../providers/feeds/feedTable.ts';
import type { MarketStore } from '../store/marketStore.ts';
import { NEWS_RETENTION } from '../store/news.ts';
import type { Poll } from '../world/polls.ts';
import { SUMMARY } from './newsItem.ts';

/** Entries of one answer that are kept at most, the newest ones. */
const MOST_ENTRIES = 200;
/** Clocks differ: an entry a minute ahead is of now, one further ahead is refused until its time has come. */
const AHEAD = MINUTE;
/** ms: a feed that failed is asked again this often, within its publisher's limits. */
const TRY_EVERY = 20_000;

/** Asks a feed again and again, and keeps what it reports. */
export function feedPoll(feed: Feed): Poll {
  const every = FEED_EVERY[feed.kind];
  const question = feedQuestion(feed);
  return {
    every: Math.min(every, TRY_EVERY),
    async run({ reader, store }) {
      const known = await reader.read(feed.source, question, every * 0.9);
      if (known.kind === 'nothing') return;
      keepTold(store, { feed, source: feed.source, reported: known.value, now: reader.now() });
    },
  };
}

/** Asks a feed of the operator's own list again and again, and keeps what it reports. */
export function ownFeedPoll({ feed, client }: FeedClient): Poll {
  const question = feedQuestion(feed);
  return {
    every: FEED_EVERY[feed.kind],
    async run({ reader, store }) {
      const known = await client.ask(question);
      if (known.kind !== 'fresh') return;
      keepTold(store, { feed, source: feed.code, reported: known.value, now: reader.now() });
    },
  };
}

interface Reported {
  readonly feed: FeedOf;
  readonly source: string;
  readonly reported: readonly FeedEntry[];
  /** Epoch ms. */
  readonly now: number;
}

function keepTold({ news }: Pick<MarketStore, 'news'>, { feed, source, reported, now }: Reported): void {
  const drafts = reported
    .filter(({ time }) => time <= now + AHEAD && time > now - NEWS_RETENTION)
    .toSorted((one, other) => other.time - one.time)
    .slice(0, MOST_ENTRIES)
    .map((entry) => ({
      ...entry,
      kind: kindOf(feed, entry),
      // More than is shown, so that a cut is reported.
      summary: atMost(entry.summary, SUMMARY * 2),
      time: Math.min(entry.time, now),
    }));
  news.save(source, drafts.toReversed(), now);
}
