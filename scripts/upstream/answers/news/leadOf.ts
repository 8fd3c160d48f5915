import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { NewsItem } from '../../ports/news.ts';

/**
 * Of the items of the last day before `now` (epoch ms), the one whose main coin has moved the market's value most in 24
 * hours; of two about one coin the earlier in the list. Null where none is about a coin whose change and value are known.
 */
export function leadOf(
  items: readonly NewsItem[],
  coins: readonly Pick<CoinSnapshot, 'code' | 'marketCap' | 'change24h'>[],
  now: number,
): NewsItem | null {
  const moved = new Map(coins.map((coin) => [coin.code, movedValue(coin)]));
  let [lead, most]: [NewsItem | null, number] = [null, 0];
  for (const item of items) {
    const by = moved.get(item.coins[0] ?? '') ?? 0;
    if (item.time <= now - DAY || by <= most) continue;
    [lead, most] = [item, by];
  }
  return lead;
}

/** By how much a coin's market value has changed in 24 hours, USD, without sign; 0 if unknown. */
function movedValue({ marketCap, change24h }: Pick<CoinSnapshot, 'marketCap' | 'change24h'>): number {
  if (marketCap === null || change24h === null || change24h <= -100) return 0;
  return Math.abs(marketCap - marketCap / (1 + change24h / 100));
}
