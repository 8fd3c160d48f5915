import { putCallRatio } from '@coinmirror/shared/indicators/options.ts';
import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { OptionMarket, OptionStrike, OptionVenue } from '../../ports/options.ts';
import { wander } from '../random/wander.ts';
import { distanceOf, smileAt } from './optionSmile.ts';
import { type OpenOptions, optionExpiries } from './options.ts';

/** Open interest of options relative to that of futures: Bitcoin's exceeds it, other coins' options are young. */
const OF_FUTURES: Readonly<Record<string, number>> = { bitcoin: 1.15, ethereum: 0.5 };
const OF_OTHERS = 0.1;
/** About what share of the open options is traded in a day. */
const DAILY = 0.08;
const YEAR = 365 * DAY;

/** Weight of each options exchange; exchanges not named have little. */
const WEIGHTS: Readonly<Record<string, number>> = { deribit: 78, okx: 8, binance: 6, bybit: 6 };
const LITTLE = 1;

/** The options of a coin at an instant, from its price and the open interest of its futures (USD). */
export function optionMarket(code: string, price: number, futures: number, time: number): OptionMarket {
  const open = optionExpiries(code, price, (futures * (OF_FUTURES[code] ?? OF_OTHERS)) / price, time);
  const calls = sum(open.map((one) => one.calls));
  const puts = sum(open.map((one) => one.puts));
  const openInterest = Math.round((calls + puts) * price);
  const key = keyOf(`options-volume-${code}`, 0);
  const volume24h = Math.round(openInterest * DAILY * Math.exp(0.35 * wander(key, time, 2 * DAY)));
  const values = divide(
    openInterest,
    Float64Array.from(open, (one) => one.calls + one.puts),
  );
  const traded = divide(volume24h, nearFirst(open, time));
  const lean = Math.exp(0.2 * wander(key, time, DAY));
  const ratio = putCallRatio(puts, calls);
  return {
    openInterest,
    volume24h,
    putCallVolume: ratio === null ? null : ratio * lean,
    venues: venuesOf(code, openInterest, volume24h, time),
    expiries: open.map((one, i) => ({
      ...one,
      strikes: strikesOf(one, price, time, lean),
      openInterest: values[i] ?? 0,
      volume24h: traded[i] ?? 0,
    })),
  };
}

/** Options near expiry trade the most for their open interest. */
function nearFirst(open: readonly OpenOptions[], time: number): Float64Array {
  return Float64Array.from(
    open,
    ({ calls, puts, expiresAt }) => (calls + puts) / Math.sqrt(1 + (expiresAt - time) / (7 * DAY)),
  );
}

function strikesOf(
  { expiresAt, impliedVolatility: atTheMoney, strikes }: OpenOptions,
  price: number,
  time: number,
  skew: number,
): readonly OptionStrike[] {
  const years = Math.max(expiresAt - time, DAY / 2) / YEAR;
  return strikes.map(({ strike, calls, puts }) => {
    const distance = distanceOf(strike, price, atTheMoney, years);
    const impliedVolatility = Math.round(smileAt(atTheMoney, distance, skew) * 10) / 10;
    return { strike, calls, puts, impliedVolatility };
  });
}

/** Options exchanges and their parts, which add up to the whole. */
function venuesOf(
  code: string,
  openInterest: number,
  volume24h: number,
  time: number,
): readonly OptionVenue[] {
  const places = exchangeCatalogue.filter(({ kinds }) => kinds.includes('options'));
  const weighed = (word: string, scale: number) =>
    Float64Array.from(places, (place) => {
      const stray = wander(keyOf(`${word}-${code}-${place.code}`, 0), time, 9 * DAY);
      return (WEIGHTS[place.code] ?? LITTLE) * (1 + scale * stray);
    });
  const open = divide(openInterest, weighed('option-interest', 0.12));
  const traded = divide(volume24h, weighed('option-volume', 0.3));
  return places.map((place, i) => ({
    exchange: place.code,
    openInterest: open[i] ?? 0,
    volume24h: traded[i] ?? 0,
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
