import { DAY } from '@coinmirror/shared/time/units.ts';
import { type Stretch, stretchOf } from '../../../catalogue/content/news/stretch.ts';
import { signed, usd } from '../../../catalogue/content/news/wording.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import type { MarketData } from '../item.ts';

/** The tracked coins over the `count` days before `end` (a Beijing midnight); younger ones are left out. */
export async function stretchesBefore(
  marketData: MarketData,
  end: number,
  count: number,
): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  for (const coin of followedAt(end - count * DAY)) {
    const stretch = stretchOf(coin, await marketData.days(coin.code, end, count), count);
    if (stretch) stretches.push(stretch);
  }
  return stretches;
}

/** `BTC 报 $95,000（+1.20%）` */
export function state({ coin, close, change }: Stretch): string {
  return `${coin.symbol} 报 ${usd(close)}（${signed(change)}）`;
}
