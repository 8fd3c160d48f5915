import type { SourceSettings } from '../config/sourcesConfig.ts';
import { type Failure, failure } from '../net/failure.ts';
import { fullBucket, refill, takeTokens } from '../net/tokenBucket.ts';
import type { MarketStore } from '../store/marketStore.ts';
import { monthOf, type Spending } from '../store/spending.ts';

export interface BudgetOptions {
  readonly name: string;
  readonly settings: Pick<SourceSettings, 'burst' | 'perMinute' | 'perMonth'>;
  readonly spending: MarketStore['spending'];
  readonly now: () => number;
}

/** What is left of a source's limits. */
export interface Budget {
  /** Calls, or weight, that may be spent now, and at most at once. */
  readonly now: number;
  readonly burst: number;
  /** Calls left in this month; null where none are counted. */
  readonly month: number | null;
}

/** Spends a source's limits: so much a minute, so many calls a month. All calls count, answered or not. */
export function createBudget({ name, settings, spending, now }: BudgetOptions) {
  const { perMonth } = settings;
  return {
    /** Pays for a call; otherwise why it may not be made, with the ms until it may. */
    spend(cost: number): Failure | null {
      const time = now();
      const { bucket, calls } = spent(time);
      if (perMonth !== null && calls >= perMonth) {
        const detail = `${calls} of ${perMonth} calls of ${monthOf(time)} are spent`;
        return failure('limit', detail, { retryAfter: monthEnd(time) - time });
      }
      const { state, wait } = takeTokens(bucket, settings, cost, time);
      if (wait > 0) return failure('limit', `our own limit: in ${wait} ms`, { retryAfter: wait });
      spending.save(name, { bucket: state, month: monthOf(time), calls: calls + 1 });
      return null;
    },
    left(): Budget {
      const { bucket, calls } = spent(now());
      const tokens = refill(bucket, settings, now()).tokens;
      return {
        now: Math.max(0, Math.floor(tokens)),
        burst: settings.burst,
        month: perMonth === null ? null : Math.max(0, perMonth - calls),
      };
    },
  };

  function spent(time: number): Pick<Spending, 'bucket' | 'calls'> {
    const known = spending.find(name);
    if (known === null) return { bucket: fullBucket(settings, time), calls: 0 };
    return { bucket: known.bucket, calls: known.month === monthOf(time) ? known.calls : 0 };
  }
}

function monthEnd(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
