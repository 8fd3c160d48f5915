import type { CoinRow } from '../contract/coins.ts';
import { change24h, coinName, coinPrice, marketCap } from './coin.ts';
import { type Column, unsorted } from './column.ts';

type ValuedCoin = Pick<CoinRow, 'code' | 'marketCap'>;

/** Coins like another, nearest to its market value: price, change, value. */
export const neighbourColumns: readonly Column<CoinRow>[] = [
  coinName<CoinRow>(),
  coinPrice<CoinRow>({ phone: 'key', phoneWidth: 96 }),
  change24h<CoinRow>({ phoneUnder: 'price' }),
  marketCap<CoinRow>({ phone: 'key', phoneWidth: 96 }),
].map(unsorted);

/**
 * Of coins of one sector the `count` whose market value is nearest to that of coin `code`, by ratio, the largest first;
 * none where its own is not known (USD).
 */
export function nearestByValue<Row extends ValuedCoin>(
  rows: readonly Row[],
  { code, marketCap: own }: ValuedCoin,
  count: number,
): readonly Row[] {
  if (own === null || own <= 0) return [];
  const distance = (value: number) => Math.abs(Math.log(value / own));
  return rows
    .flatMap((row) =>
      row.code === code || row.marketCap === null || row.marketCap <= 0
        ? []
        : [{ row, value: row.marketCap }],
    )
    .sort((one, other) => distance(one.value) - distance(other.value))
    .slice(0, count)
    .sort((one, other) => other.value - one.value)
    .map(({ row }) => row);
}
