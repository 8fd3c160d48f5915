import type { OwnFeed } from '../config/ownFeeds.ts';
import { createSourceClient, type SourceClient, type SourceClientOptions } from './sourceClient.ts';

/** A feed of the operator's own list, and who asks it: limits, pauses and answers are its own. */
export interface FeedClient {
  readonly feed: OwnFeed;
  readonly client: SourceClient<string>;
}

/** Each feed is asked once a minute at most; a minute's worth may wait for a slow start. */
const LIMITS = { burst: 2, perMinute: 3, perMonth: null };

/** Makes the clients of the operator's feeds. Their names may lead to public addresses alone. */
export function createFeedClients(
  feeds: readonly OwnFeed[],
  options: Pick<SourceClientOptions<string>, 'store' | 'transport' | 'now'>,
): readonly FeedClient[] {
  return feeds.map((feed) => {
    const settings = { isOn: true, origins: [feed.origin], sockets: [], credentials: {}, ...LIMITS };
    return {
      feed,
      client: createSourceClient({ ...options, name: feed.code, settings, isPublicOnly: true }),
    };
  });
}
