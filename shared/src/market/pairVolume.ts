import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { futuresShareAt } from './futures.ts';
import { spotShareAt } from './pairs.ts';
import type { Ticker } from './tickers.ts';
import { beijingMidnight } from './time.ts';

/**
 * What a ticker trades at an instant, as a part of its coin's volume over all exchanges: 1 for the coin itself and for a
 * pair that no list of markets has. It stays the same through a Beijing day, so that the day's candles add up.
 */
export function volumePartOf({ id, coinCode, exchangeCode, contract }: Ticker): (time: number) => number {
  const coin = coinsByCode.get(coinCode);
  if (exchangeCode === null || !coin) return () => 1;
  const shareAt = contract === null ? spotShareAt : futuresShareAt;
  const byDay = new Map<number, number>();
  return (time) => {
    const day = beijingMidnight(time);
    const part = byDay.get(day) ?? shareAt(coin, id, day) ?? 1;
    byDay.set(day, part);
    return part;
  };
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
