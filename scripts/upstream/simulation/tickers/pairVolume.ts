import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { Ticker } from '../../catalogue/tickers.ts';
import { contractOpensAt, futuresShareAt } from '../listings/contractListings.ts';
import { spotOpensAt, spotShareAt } from '../listings/spotListings.ts';

/**
 * A ticker's share of its coin's volume over all exchanges at an instant: 1 for the coin itself and for an unlisted
 * pair, 0 before it opens. It is constant over a Beijing day, so that the day's candles add up; on its first day it is
 * the opening share.
 */
export function volumePartOf({ id, coinCode, exchangeCode, contract }: Ticker): (time: number) => number {
  const coin = coinsByCode.get(coinCode);
  if (exchangeCode === null || !coin) return () => 1;
  const shareAt = contract === null ? spotShareAt : futuresShareAt;
  const opensAt = contract === null ? spotOpensAt(coin, id) : contractOpensAt(coin, id);
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
