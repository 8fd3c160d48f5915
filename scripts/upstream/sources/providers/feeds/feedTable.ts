import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { FeedKind, FeedOf } from './feed.ts';
import { publishers } from './publishers.ts';

/** A publisher of news, by its name in variables. */
export type PublisherName = keyof typeof publishers;

const publisherNames = Object.keys(publishers) as readonly PublisherName[];

/** A feed of a publisher. */
export interface Feed extends FeedOf {
  readonly source: PublisherName;
}

/** The feeds that are read, each from a source of its publisher. */
export const feedTable: readonly Feed[] = publisherNames.flatMap((source) =>
  publishers[source].feeds.map((feed) => ({ source, ...feed })),
);

/** Publishers that write in English. */
export const ENGLISH: ReadonlySet<string> = new Set(
  publisherNames.filter((name) => publishers[name].isEnglish),
);

/** How often a feed is asked, ms. */
export const FEED_EVERY: Readonly<Record<FeedKind, number>> = { flash: MINUTE, article: 5 * MINUTE };
