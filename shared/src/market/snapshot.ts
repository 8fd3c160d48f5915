import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { marketCap as capOf, turnoverRate } from '../indicators/marketValue.ts';
import { createExtremes } from './extremes.ts';
import type { Path } from './path.ts';
import { priceOf } from './price.ts';
import type { CoinSnapshot } from './source.ts';
import { supplyAt } from './supply.ts';
import { beijingMidnight, DAY, HOUR, utcMidnight } from './time.ts';

const SPARK_STEP = 6 * HOUR;
const SPARK_POINTS = 28;

/** A coin at an instant, without its rank (which takes all coins). */
export type RanklessSnapshot = Omit<CoinSnapshot, 'rank'>;

/** Makes the snapshots of one coin, remembering what changes seldom. */
export function createSnapshots(coin: CatalogueCoin, path: Path): (now: number) => RanklessSnapshot {
  const extremesAt = createExtremes(path);
  let sparkAt = Number.NaN;
  let spark: readonly number[] = [];

  /** 27 closes at 6-hour marks and the price now; shorter for a coin younger than a week. */
  function sparkline(now: number, price: number): readonly number[] {
    const mark = Math.floor(now / SPARK_STEP) * SPARK_STEP;
    if (mark !== sparkAt) {
      sparkAt = mark;
      spark = Array.from({ length: SPARK_POINTS - 1 }, (_, i) => mark - (SPARK_POINTS - 2 - i) * SPARK_STEP)
        .filter((time) => time >= path.start)
        .map((time) => priceOf(path.levelAt(time)));
    }
    return [...spark, price];
  }

  return (now) => {
    const price = priceOf(path.levelAt(now));
    const since = (time: number) => {
      const before = priceOf(path.levelAt(Math.max(time, path.start)));
      return (price / before - 1) * 100;
    };
    const day = path.range(Math.max(now - DAY, path.start), now);
    const ever = extremesAt(now);
    const circulatingSupply = supplyAt(coin, now);
    const marketCap = capOf(price, circulatingSupply);
    return {
      code: coin.code,
      price,
      change24h: since(now - DAY),
      changeUtc8: since(beijingMidnight(now)),
      changeUtc0: since(utcMidnight(now)),
      change1h: since(now - HOUR),
      change7d: since(now - 7 * DAY),
      high24h: priceOf(day.high),
      low24h: priceOf(day.low),
      volume24h: day.usd,
      circulatingSupply,
      marketCap,
      turnoverRate: turnoverRate(day.usd, marketCap),
      allTimeHigh: ever.high,
      allTimeHighAt: ever.highAt,
      allTimeLow: ever.low,
      allTimeLowAt: ever.lowAt,
      drawdown: (price / ever.high - 1) * 100,
      sparkline: sparkline(now, price),
    };
  };
}
