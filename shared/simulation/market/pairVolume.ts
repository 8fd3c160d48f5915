import { coinCatalogue } from '@coinmirror/handlers/catalogue/coinCatalogue.ts';
import type { Ticker } from '@coinmirror/handlers/catalogue/tickers.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { futuresShareAt } from '../trading/futures.ts';
import { spotOpensAt, spotShareAt } from '../trading/pairs.ts';

/**
 * What a ticker trades at an instant, as a part of its coin's volume over all exchanges: 1 for the coin itself and for a
 * pair that no list of markets has, 0 for one that is not open yet. It stays the same through a Beijing day, so that
 * the day's candles add up; on the day it opens it is what it opens with.
 */
export function volumePartOf({ id, coinCode, exchangeCode, contract }: Ticker): (time: number) => number {
  const coin = coinsByCode.get(coinCode);
  if (exchangeCode === null || !coin) return () => 1;
  const shareAt = contract === null ? spotShareAt : futuresShareAt;
  const opensAt = contract === null ? spotOpensAt(coin, id) : null;
  const byDay = new Map<number, number>();
  const partOn = (day: number) => {
    if (opensAt === null || opensAt <= day) return shareAt(coin, id, day) ?? 1;
    return opensAt < day + DAY ? (shareAt(coin, id, opensAt) ?? 0) : 0;
  };
  return (time) => {
    const day = beijingMidnight(time);
    const part = byDay.get(day) ?? partOn(day);
    byDay.set(day, part);
    return part;
  };
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
