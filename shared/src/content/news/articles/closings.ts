import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import type { Candle } from '../../../ports/candles.ts';
import { DAY } from '../../../time/units.ts';
import { between } from '../figures.ts';
import type { Readings } from '../item.ts';
import { signed, usd } from '../wording.ts';

/** A coin over a stretch of closed days. */
export interface Stretch {
  readonly coin: CatalogueCoin;
  /** Oldest first, all of them whole. */
  readonly days: readonly Candle[];
  readonly open: number;
  readonly close: number;
  /** % from the first open to the last close. */
  readonly change: number;
  readonly turnover: number;
}

/** The followed coins over the `count` days before `end` (a Beijing midnight); younger ones are left out. */
export async function stretchesBefore(
  readings: Readings,
  end: number,
  count: number,
): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  for (const coin of followedAt(end - count * DAY)) {
    const stretch = stretchOf(coin, await readings.days(coin.code, end, count), count);
    if (stretch) stretches.push(stretch);
  }
  return stretches;
}

/** The figures of one coin; null where days are missing. */
export function stretchOf(coin: CatalogueCoin, days: readonly Candle[], count: number): Stretch | null {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < count) return null;
  const turnover = days.reduce((sum, day) => sum + day.turnover, 0);
  return {
    coin,
    days,
    open: first.open,
    close: last.close,
    change: between(first.open, last.close),
    turnover,
  };
}

/** `BTC 报 $95,000（+1.20%）` */
export function state({ coin, close, change }: Stretch): string {
  return `${coin.symbol} 报 ${usd(close)}（${signed(change)}）`;
}

/** Strongest first. */
export function byChange(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.toSorted((a, b) => b.change - a.change);
}
