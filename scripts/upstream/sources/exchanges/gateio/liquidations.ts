import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { VenueLiquidation } from '../kinds/liquidation.ts';

/** `size` is the position's, with decimals: above 0 it was long, though the order that closed it sold. */
const order = v.pipe(
  v.object({
    time: secondsTime,
    contract: v.string(),
    size: v.pipe(
      amount,
      v.check((size) => size !== 0, 'a position'),
    ),
    fill_price: positive,
  }),
  v.transform(
    ({ time, contract, size, fill_price }): VenueLiquidation => ({
      symbol: contract,
      time,
      side: size > 0 ? 'long' : 'short',
      price: fill_price,
      size: Math.abs(size),
      counted: 'contracts',
    }),
  ),
);

/** The newest positions that Gate closed by force, of the contracts settled in Tether; it lists those of an hour at most. */
export const gateioLiquidations: Question<readonly VenueLiquidation[]> = {
  path: '/api/v4/futures/usdt/liq_orders?limit=1000',
  decode: jsonOf(rowsOf(order)),
};
