export type BreakerState = 'closed' | 'open' | 'halfOpen';

export interface Breaker {
  /** May a call be made now? A half-open breaker allows one trial at a time. */
  allows(): boolean;
  answered(): void;
  /** A call that was sent at `sentAt` failed. One that was sent before the last answer is ignored. */
  failed(sentAt?: number): void;
  state(): BreakerState;
}

export interface BreakerOptions {
  /** Failures in a row after which calls are no longer made. */
  readonly threshold: number;
  /** How long an open breaker waits before a trial, ms. */
  readonly restMs: number;
  /** ms on a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Stops calls that keep failing, so that visitors get cached answers at once. The pause is short, so that a recovered
 * upstream is noticed within a second or two.
 */
export function createBreaker({ threshold, restMs, now }: BreakerOptions): Breaker {
  let failures = 0;
  let openedAt = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let trialAt = Number.NEGATIVE_INFINITY;

  const tripped = () => failures >= threshold;
  const rested = () => now() - openedAt >= restMs;

  return {
    allows() {
      if (!tripped()) return true;
      // A trial that never reports back must not keep the breaker open for ever.
      if (!rested() || now() - trialAt < restMs) return false;
      trialAt = now();
      return true;
    },
    failed(sentAt = now()) {
      if (sentAt < answeredAt) return;
      failures += 1;
      if (tripped()) openedAt = now();
      trialAt = Number.NEGATIVE_INFINITY;
    },
    answered() {
      failures = 0;
      answeredAt = now();
      trialAt = Number.NEGATIVE_INFINITY;
    },
    state() {
      if (!tripped()) return 'closed';
      return rested() ? 'halfOpen' : 'open';
    },
  };
}
