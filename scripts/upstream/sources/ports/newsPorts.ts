import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import type { SourcesConfig } from '../config/sourcesConfig.ts';
import { feedPoll } from '../news/collectFeed.ts';
import { createNamedIn } from '../news/namedIn.ts';
import { newsDeskOf, newsItemOf } from '../news/newsItem.ts';
import { createNewsPort } from '../news/newsPort.ts';
import { feedTable } from '../providers/feeds/feedTable.ts';
import type { SourceName } from '../table/sourceTable.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/** News of the feeds whose publishers are switched on; none where all are off. */
export function newsPorts(world: PublicWorld, sources: SourcesConfig['sources']): Pick<Sources, 'news'> {
  const publishers = publishersOn(sources);
  if (publishers.length === 0) return { news: null };
  const { reader, store } = world;
  const namedIn = createNamedIn(realCoins);
  return {
    news: {
      provenance: provenanceOf('public', ...publishers),
      ...createNewsPort({
        now: reader.now,
        days: () => store.news.days(reader.now()),
        readDay: async ({ day }) => store.news.day(day).map((kept) => newsItemOf(kept, namedIn)),
        desks: async () => publishers.map(newsDeskOf),
      }),
    },
  };
}

/** A poll for each feed of the publishers that are switched on. */
export function newsPolls(sources: SourcesConfig['sources']): readonly Poll[] {
  return feedTable.filter(({ source }) => sources[source].isOn).map(feedPoll);
}

function publishersOn(sources: SourcesConfig['sources']): readonly SourceName[] {
  return [...new Set(feedTable.map(({ source }) => source))].filter((source) => sources[source].isOn);
}
