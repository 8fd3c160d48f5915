import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { Stablecoin } from './stablecoins.ts';

/** Stablecoins on a day (its UTC midnight, epoch ms). */
export interface SupplyDay {
  readonly time: number;
  /** In units of the currency that the asked coin is pegged to; null where several are asked for, or none is told. */
  readonly supply: number | null;
  /** USD, of coins of any peg; null if it is not told. */
  readonly usd: number | null;
}

/** Amounts by the currency a coin is pegged to: `peggedUSD`, `peggedEUR` … */
const pegged = v.record(v.string(), amountOrNull);

const day = v.object({
  date: secondsTime,
  totalCirculating: v.optional(pegged, {}),
  totalCirculatingUSD: v.optional(pegged, {}),
});

/** A stablecoin's supply by day, oldest first, on one chain by DefiLlama's name, on all for null. */
export function stablecoinHistory(
  { id, pegType }: Pick<Stablecoin, 'id' | 'pegType'>,
  chain: string | null = null,
): Question<readonly SupplyDay[]> {
  return chartOf(`${pathOf(chain)}?stablecoin=${encodeURIComponent(id)}`, pegType);
}

/** The worth of all stablecoins together by day, oldest first, on one chain by DefiLlama's name, on all for null. */
export function stablecoinWorth(chain: string | null): Question<readonly SupplyDay[]> {
  return chartOf(pathOf(chain), null);
}

function pathOf(chain: string | null): string {
  return `/stablecoincharts/${encodeURIComponent(chain ?? 'all')}`;
}

function chartOf(path: string, pegType: string | null): Question<readonly SupplyDay[]> {
  const days = v.pipe(
    rowsOf(day),
    v.transform((rows) =>
      rows.flatMap(({ date, totalCirculating, totalCirculatingUSD }): SupplyDay[] => {
        const supply = pegType === null ? null : (totalCirculating[pegType] ?? null);
        const usd = sumOf(Object.values(totalCirculatingUSD));
        return supply === null && usd === null ? [] : [{ time: date, supply, usd }];
      }),
    ),
  );
  return { isAboutOne: true, path, timeout: 20_000, maxBytes: 16 << 20, decode: jsonOf(days) };
}

/** Null where nothing is told, or less than nothing. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length === 0 || known.some((amount) => amount < 0)
    ? null
    : known.reduce((sum, amount) => sum + amount, 0);
}
