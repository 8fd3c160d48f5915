import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { MiningPoint } from './mempool.ts';

const point = v.pipe(
  v.object({ x: secondsTime, y: amount }),
  v.transform(({ x, y }): MiningPoint => ({ time: x, value: y })),
);

type Chart = 'hash-rate' | 'market-price' | 'n-transactions';

/** Its hash rate is in tera-hashes a second; prices in USD and counts stand as they are. */
const UNITS: Readonly<Record<Chart, number>> = { 'hash-rate': 1e12, 'market-price': 1, 'n-transactions': 1 };

/**
 * A series of Bitcoin, oldest first, over a span as in `30days`, `1years`, `all`: hashes a second, USD, or transactions
 * a day.
 */
export function blockchainChart(chart: Chart, span: string): Question<readonly MiningPoint[]> {
  const values = v.pipe(
    v.object({ status: v.literal('ok'), values: rowsOf(point) }),
    v.transform((wire) => wire.values.map(({ time, value }) => ({ time, value: value * UNITS[chart] }))),
  );
  return {
    path: `/charts/${chart}?timespan=${span}&sampled=false&format=json`,
    decode: jsonOf(values),
  };
}
