import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import type { FeedClient } from '../client/feedClients.ts';
import type { OwnFeed } from '../config/ownFeeds.ts';
import type { SourcesConfig } from '../config/sourcesConfig.ts';
import { feedPoll, ownFeedPoll } from '../news/collectFeed.ts';
import { createNamedIn } from '../news/namedIn.ts';
import { newsDeskOf, newsItemOf, ownDeskOf } from '../news/newsItem.ts';
import { createNewsPort } from '../news/newsPort.ts';
import { feedTable } from '../providers/feeds/feedTable.ts';
import type { SourceName } from '../table/sourceTable.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/** News of the feeds whose publishers are switched on; none where all are off. */
export function newsPorts(
  world: PublicWorld,
  sources: SourcesConfig['sources'],
  own: readonly OwnFeed[] = [],
): Pick<Sources, 'news'> {
  const publishers = publishersOn(sources);
  if (publishers.length + own.length === 0) return { news: null };
  const { reader, store } = world;
  const namedIn = createNamedIn(realCoins);
  return {
    news: {
      provenance: newsProvenance(publishers, own),
      ...createNewsPort({
        now: reader.now,
        days: () => store.news.days(reader.now()),
        readDay: async ({ day }) => store.news.day(day).map((stored) => newsItemOf(stored, namedIn, own)),
        desks: async () => [...publishers.map(newsDeskOf), ...own.map(ownDeskOf)],
      }),
    },
  };
}

/** A poll for each feed of the publishers that are switched on, and of the operator's own list. */
export function newsPolls(
  sources: SourcesConfig['sources'],
  own: readonly FeedClient[] = [],
): readonly Poll[] {
  return [...feedTable.filter(({ source }) => sources[source].isOn).map(feedPoll), ...own.map(ownFeedPoll)];
}

function newsProvenance(publishers: readonly SourceName[], own: readonly OwnFeed[]): Provenance {
  const { kind, name } = provenanceOf('public', ...publishers);
  return { kind, name: [name, ...own.map(({ title }) => title)].filter(Boolean).join('+') };
}

function publishersOn(sources: SourcesConfig['sources']): readonly SourceName[] {
  return [...new Set(feedTable.map(({ source }) => source))].filter((source) => sources[source].isOn);
}
