import * as v from 'valibot';
import type { Question } from '../../question/question.ts';

/** The accounts of a venue with a position in one contract, at one time. */
export interface VenueAccounts {
  /** Epoch ms. */
  readonly time: number;
  /** % of the accounts; both add up to 100. */
  readonly long: number;
  readonly short: number;
  /** Accounts long ÷ accounts short; null where none is short. */
  readonly accountRatio: number | null;
}

/** Lengths of a period that every venue offers, in minutes. */
export type AccountsMinutes = 5 | 15 | 30 | 60 | 240 | 1440;

/** Asks a venue for the accounts long and short in a contract (by the venue's own name), oldest first. */
export type AccountsQuestion = (
  symbol: string,
  minutes: AccountsMinutes,
) => Question<readonly VenueAccounts[]>;

const share = v.pipe(v.number(), v.minValue(0));

/** Shares of both sides, told as fractions, percent or parts of one another, at a time (epoch ms). */
export const sides = v.pipe(
  v.object({ time: v.number(), long: share, short: share }),
  v.check(({ long, short }) => long + short > 0, 'a side'),
  v.transform(
    ({ time, long, short }): VenueAccounts => ({
      time,
      long: (long / (long + short)) * 100,
      short: (short / (long + short)) * 100,
      accountRatio: short === 0 ? null : long / short,
    }),
  ),
);

/** Periods in any order, oldest first. */
export function oldestFirst(periods: readonly VenueAccounts[]): readonly VenueAccounts[] {
  return periods.toSorted((one, other) => one.time - other.time);
}
