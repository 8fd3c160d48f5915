export type BreakerState = 'closed' | 'open' | 'halfOpen';

export interface Breaker {
  /** May a call be made now? While half open one trial at a time is let through. */
  allows(): boolean;
  /** An answer came, with this status. */
  answered(status: number): void;
  /** None came. */
  failed(): void;
  state(): BreakerState;
}

export interface BreakerOptions {
  /** Failures in a row after which calls are no longer made. */
  readonly threshold: number;
  /** How long to leave the upstream alone before one trial, ms. */
  readonly restMs: number;
  /** ms on a clock that only goes forward. */
  readonly now: () => number;
}

/** The whole host is away, says whoever stands before it. A 500 is one endpoint's, and must not take the others along. */
const HOST_AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Stops asking an upstream that keeps failing, so that visitors are answered at once from what is kept.
 * The rest is short: an upstream that is back must be noticed within a second or two.
 */
export function createBreaker({ threshold, restMs, now }: BreakerOptions): Breaker {
  let failures = 0;
  let openedAt = 0;
  let trialAt = Number.NEGATIVE_INFINITY;

  const tripped = () => failures >= threshold;
  const rested = () => now() - openedAt >= restMs;

  function failed(): void {
    failures += 1;
    if (tripped()) openedAt = now();
    trialAt = Number.NEGATIVE_INFINITY;
  }

  return {
    allows() {
      if (!tripped()) return true;
      // A trial that never reports back must not keep the breaker open for ever.
      if (!rested() || now() - trialAt < restMs) return false;
      trialAt = now();
      return true;
    },
    failed,
    answered(status) {
      if (HOST_AWAY.has(status)) {
        failed();
        return;
      }
      failures = 0;
      trialAt = Number.NEGATIVE_INFINITY;
    },
    state() {
      if (!tripped()) return 'closed';
      return rested() ? 'halfOpen' : 'open';
    },
  };
}
