import type { FeedClient } from '../client/feedClients.ts';
import { failureKinds } from '../net/failure.ts';
import { feedQuestion } from '../providers/feeds/feed.ts';

/** What the doctor says of a feed of the operator's own list. */
export interface FeedFinding {
  readonly isWell: boolean;
  readonly line: string;
}

/** Asks each feed of the operator's own list once. */
export function examineFeeds(feeds: readonly FeedClient[]): Promise<readonly FeedFinding[]> {
  return Promise.all(
    feeds.map(async ({ feed, client }) => {
      const known = await client.ask(feedQuestion(feed));
      const name = `${feed.code} (${feed.title})`;
      if (known.kind === 'fresh')
        return { isWell: true, line: `${name}: well, ${known.value.length} entries.` };
      const { detail, kind } = known.why;
      return { isWell: false, line: `${name}: ${detail}. Try: ${failureKinds[kind].advice}.` };
    }),
  );
}
