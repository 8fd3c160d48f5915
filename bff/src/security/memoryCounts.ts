import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';

interface Count {
  hits: number;
  /** ms of `elapsed`. */
  readonly endsAt: number;
}

/** ms on a clock that only goes forward. */
type Elapsed = () => number;

/**
 * Counts of this process, in windows that no setting of the machine's clock moves: the library's own would keep whoever was
 * refused out for as long as the clock went back.
 */
export function createMemoryCounts(elapsed: Elapsed = () => performance.now()): Store {
  const counts = new Map<string, Count>();
  let windowMs = 0;
  let sweeping: NodeJS.Timeout | undefined;

  function countOf(key: string): Count {
    const known = counts.get(key);
    if (known && known.endsAt > elapsed()) return known;
    const begun = { hits: 0, endsAt: elapsed() + windowMs };
    counts.set(key, begun);
    return begun;
  }

  function sweep(): void {
    for (const [key, { endsAt }] of counts) if (endsAt <= elapsed()) counts.delete(key);
  }

  const infoOf = ({ hits, endsAt }: Count): ClientRateLimitInfo => ({
    totalHits: hits,
    resetTime: new Date(Date.now() + endsAt - elapsed()),
  });

  return {
    localKeys: true,
    init(options: Options) {
      windowMs = options.windowMs;
      clearInterval(sweeping);
      sweeping = setInterval(sweep, windowMs).unref();
    },
    increment(key) {
      const count = countOf(key);
      count.hits += 1;
      return infoOf(count);
    },
    decrement(key) {
      const count = countOf(key);
      count.hits = Math.max(0, count.hits - 1);
    },
    resetKey: (key) => void counts.delete(key),
    shutdown() {
      clearInterval(sweeping);
      counts.clear();
    },
  };
}
