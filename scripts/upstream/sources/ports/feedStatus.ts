import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { SourceStatus } from '../../ports/status.ts';
import type { FeedClient } from '../client/feedClients.ts';
import { createBreaker } from '../net/breaker.ts';
import type { MarketStore } from '../store/marketStore.ts';

/** ms without an answer after which a feed of the operator's list is late. */
const LATE_AFTER = 30 * MINUTE;

/** How a feed of the operator's own list is doing. `now`: epoch ms. */
export function feedStatus(
  { feed, client }: FeedClient,
  store: MarketStore,
  now: () => number,
): SourceStatus {
  const breaker = createBreaker(feed.code, store.breakers, now);
  const { until, reason, failures } = breaker.state();
  const answeredAt = store.answers.newest(feed.code);
  const isPaused = breaker.pauseLeft() > 0;
  return {
    name: feed.code,
    title: feed.title,
    state: isPaused ? 'paused' : reason !== null ? 'failed' : stateByAge(answeredAt, now()),
    exchange: null,
    since: null,
    until: isPaused ? until : null,
    answeredAt,
    reason,
    failures,
    budget: client.budget(),
    quarantined: [],
    ports: ['news'],
  };
}

function stateByAge(answeredAt: number | null, now: number): SourceStatus['state'] {
  if (answeredAt === null) return 'waiting';
  return now - answeredAt > LATE_AFTER ? 'late' : 'well';
}
