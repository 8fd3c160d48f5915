import { DAY } from '../time/units.ts';
import { logReturns } from './correlation.ts';
import { deviation } from './mean.ts';

const DAYS = 30;
/** A history this much shorter is none of a month. */
const LEAST_DAYS = 28;

/** A daily price: epoch ms, USD, and BTC where it is known. */
export interface DailyPrice {
  readonly time: number;
  readonly priceUsd: number;
  readonly priceBtc: number | null;
}

/** A coin's last 30 days. */
export interface PastMonth {
  /** Change of the price, %. */
  readonly change: number;
  /** Standard deviation of the daily log returns, %. */
  readonly swing: number;
  /** Change of the price in BTC, %: above 0 it did better than Bitcoin; null where that is not known. */
  readonly againstBitcoin: number | null;
}

/** What a coin did in 30 days, by its daily prices, oldest first; null where they do not reach back so far. */
export function pastMonth(prices: readonly DailyPrice[]): PastMonth | null {
  const last = prices.at(-1);
  if (last === undefined) return null;
  const month = prices.filter(({ time, priceUsd }) => time >= last.time - DAYS * DAY && priceUsd > 0);
  const [first] = month;
  if (first === undefined || last.time - first.time < LEAST_DAYS * DAY) return null;
  const swing = deviation(logReturns(month.map(({ priceUsd }) => priceUsd)));
  if (swing === null) return null;
  return {
    change: changeOf(first.priceUsd, last.priceUsd),
    swing: swing * 100,
    againstBitcoin:
      first.priceBtc === null || last.priceBtc === null || first.priceBtc <= 0
        ? null
        : changeOf(first.priceBtc, last.priceBtc),
  };
}

function changeOf(first: number, last: number): number {
  return (last / first - 1) * 100;
}
