import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, mix } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { OptionExpiry, OptionMarket, OptionSide, OptionVenue } from '../../ports/options.ts';
import { datedPremium } from '../listings/premium.ts';
import { wander } from '../random/wander.ts';
import { quoteOf } from './optionQuotes.ts';
import { distanceOf, smileAt } from './optionSmile.ts';
import { type OpenOptions, optionExpiries } from './options.ts';
import { leanOf, volatilityOf, yearsTo } from './optionVolatility.ts';

/** Open interest of options relative to that of futures: Bitcoin's exceeds it, other coins' options are young. */
const OF_FUTURES: Readonly<Record<string, number>> = { bitcoin: 1.15, ethereum: 0.5 };
const OF_OTHERS = 0.05;
/** About what share of the open options is traded in a day, and how much more after a shock. */
const DAILY = 0.08;
const BY_SHOCK = 1.5;
const YEAR = 365 * DAY;

/** Weight of each options exchange; exchanges not named have little. */
const WEIGHTS: Readonly<Record<string, number>> = { deribit: 78, okx: 8, binance: 6, bybit: 6 };
const LITTLE = 1;

/** Sizes are tenths of a coin. */
const TENTHS = 10;

/** What the options of a coin are made of at an instant. */
export interface OptionTerms {
  readonly code: string;
  /** USD. */
  readonly price: number;
  /** Open interest of its futures, USD. */
  readonly futures: number;
  /** What the last days do to volatility: see `shockAt`. */
  readonly shock: number;
  /** Epoch ms. */
  readonly time: number;
}

/** The options of a coin at an instant. */
export function optionMarket(terms: OptionTerms): OptionMarket {
  const { code, price, futures, shock, time } = terms;
  const open = optionExpiries(code, price, (futures * (OF_FUTURES[code] ?? OF_OTHERS)) / price, time);
  const coins = sum(open.map((one) => one.calls + one.puts));
  const key = keyOf(`options-volume-${code}`, 0);
  const part = DAILY * (1 + BY_SHOCK * shock) * Math.exp(0.35 * wander(key, time, 2 * DAY));
  const traded = divide(Math.round(coins * part * TENTHS), nearFirst(open, time));
  const lean = Math.exp(0.2 * wander(key, time, DAY) + shock);
  const expiries = open.map((one, at) => expiryOf(one, terms, { tenths: traded[at] ?? 0, lean }));
  return { expiries, venues: venuesOf(code, expiries, time) };
}

/** Options near expiry trade the most for their open interest. */
function nearFirst(open: readonly OpenOptions[], time: number): Float64Array {
  return Float64Array.from(
    open,
    ({ calls, puts, expiresAt }) => (calls + puts) / Math.sqrt(1 + (expiresAt - time) / (7 * DAY)),
  );
}

/** What is traded of an expiry. */
interface Traded {
  readonly tenths: number;
  /** How much more puts are traded than calls for their open interest. */
  readonly lean: number;
}

function expiryOf({ expiresAt, strikes }: OpenOptions, terms: OptionTerms, traded: Traded): OptionExpiry {
  const { code, price, shock, time } = terms;
  const forward = price * (1 + datedPremium('deribit', code, (expiresAt - time) / DAY, time));
  const atTheMoney = volatilityOf(code, expiresAt, time, shock);
  const skew = leanOf(code, expiresAt, time, shock);
  const volumes = volumesOf(strikes, { code, expiresAt, time, ...traded });
  const years = (expiresAt - time) / YEAR;
  return {
    expiresAt,
    forward,
    strikes: strikes.map(({ strike, calls, puts }, at) => {
      const distance = distanceOf(strike, forward, atTheMoney, yearsTo(expiresAt, time));
      const volatility = Number(smileAt(atTheMoney, distance, skew).toFixed(2));
      const side = (type: OptionType, openInterest: number, place: number): OptionSide => ({
        openInterest,
        volume24h: (volumes[place] ?? 0) / TENTHS,
        impliedVolatility: volatility,
        ...quoteOf({ type, forward, strike, volatility, years, distance }),
      });
      return { strike, call: side('call', calls, 2 * at), put: side('put', puts, 2 * at + 1) };
    }),
  };
}

interface TradedExpiry extends Traded {
  readonly code: string;
  readonly expiresAt: number;
  readonly time: number;
}

/** Tenths of coins traded of each strike's call and put, by turns; they add up to the expiry's. */
function volumesOf(
  strikes: OpenOptions['strikes'],
  { code, expiresAt, time, tenths, lean }: TradedExpiry,
): Float64Array {
  const key = keyOf(`options-traded-${code}-${expiresAt}`, 0);
  const eager = (strike: number, side: 0 | 1) =>
    Math.exp(1.1 * wander(mix(key, Math.round(strike * 2 + side)), time, DAY));
  const weights = strikes.flatMap(({ strike, calls, puts }) => [
    calls * eager(strike, 0),
    puts * lean * eager(strike, 1),
  ]);
  return divide(tenths, Float64Array.from(weights));
}

/** Options exchanges and their parts, which add up to the whole. */
function venuesOf(code: string, expiries: readonly OptionExpiry[], time: number): readonly OptionVenue[] {
  const places = exchangeCatalogue.filter(({ kinds }) => kinds.includes('options'));
  const weighed = (word: string, scale: number) =>
    Float64Array.from(places, (place) => {
      const stray = wander(keyOf(`${word}-${code}-${place.code}`, 0), time, 9 * DAY);
      return (WEIGHTS[place.code] ?? LITTLE) * (1 + scale * stray);
    });
  const parts = (figure: 'openInterest' | 'volume24h', weights: Float64Array) => {
    const sides = expiries.flatMap(({ strikes }) => strikes.flatMap(({ call, put }) => [call, put]));
    return divide(Math.round(sum(sides.map((side) => side[figure])) * TENTHS), weights);
  };
  const open = parts('openInterest', weighed('option-interest', 0.12));
  const traded = parts('volume24h', weighed('option-volume', 0.3));
  return places.map((place, at) => ({
    exchange: place.code,
    openInterest: (open[at] ?? 0) / TENTHS,
    volume24h: (traded[at] ?? 0) / TENTHS,
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
