import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import type { Question } from '../../question/question.ts';
import { deribitResult } from './result.ts';

/** An hour of Deribit's volatility index (DVOL). */
export interface IndexHour {
  /** Epoch ms. */
  readonly opensAt: number;
  /** % a year; of the hour that runs, the latest. */
  readonly close: number;
}

/** %: the test host tells fractions (0.21), which are no volatility of a coin in percent. */
const LEAST = 2;

/** Epoch ms, open, high, low, close. */
const hour = v.pipe(
  v.looseTuple([amount, amount, amount, amount, v.pipe(amount, v.gtValue(LEAST))]),
  v.transform(([opensAt, , , , close]): IndexHour => ({ opensAt, close })),
);

const hours = v.pipe(
  v.object({ data: rowsOf(hour) }),
  v.transform(({ data }) => data.toSorted((one, other) => one.opensAt - other.opensAt)),
);

/** The volatility index of a currency (BTC, ETH) by hour between two instants (epoch ms), at most 1,000, oldest first. */
export function deribitVolatilityIndex(
  currency: string,
  from: number,
  until: number,
): Question<readonly IndexHour[]> {
  const times = `start_timestamp=${from}&end_timestamp=${until}`;
  return {
    path: `/api/v2/public/get_volatility_index_data?currency=${currency}&${times}&resolution=3600`,
    decode: jsonOf(deribitResult(hours)),
  };
}
