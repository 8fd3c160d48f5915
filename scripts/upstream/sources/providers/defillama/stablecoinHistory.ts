import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { Stablecoin } from './stablecoins.ts';

/** A stablecoin's supply on a day (its UTC midnight, epoch ms), in units of the currency it is pegged to. */
export interface SupplyDay {
  readonly time: number;
  readonly supply: number;
}

const day = v.object({ date: secondsTime, totalCirculating: v.record(v.string(), amountOrNull) });

/** A stablecoin's supply on all chains by day, oldest first; a day without a number is absent. */
export function stablecoinHistory({
  id,
  pegType,
}: Pick<Stablecoin, 'id' | 'pegType'>): Question<readonly SupplyDay[]> {
  const days = v.pipe(
    rowsOf(day),
    v.transform((rows) =>
      rows.flatMap(({ date, totalCirculating }): SupplyDay[] => {
        const supply = totalCirculating[pegType] ?? null;
        return supply === null ? [] : [{ time: date, supply }];
      }),
    ),
  );
  return {
    isAboutOne: true,
    path: `/stablecoincharts/all?stablecoin=${encodeURIComponent(id)}`,
    timeout: 20_000,
    decode: jsonOf(days),
  };
}
