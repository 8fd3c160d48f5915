import { black76, type OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import {
  atTheMoney,
  type StrikeVolatility,
  wingsOf,
} from '@coinmirror/shared/indicators/optionPricing/surface.ts';
import { maxPain, putCallRatio } from '@coinmirror/shared/indicators/options.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { OptionExpiry, OptionSide, OptionStrike } from '../../ports/options.ts';

const YEAR = 365 * DAY;

/** Years until an expiry; 0 once it has passed. */
export function yearsUntil(expiresAt: number, now: number): number {
  return Math.max(expiresAt - now, 0) / YEAR;
}

/** Coins of an expiry's calls, or puts. */
export function coinsOf(
  { strikes }: OptionExpiry,
  type: OptionType,
  figure: 'openInterest' | 'volume24h',
): number {
  return sum(strikes, (strike) => strike[type][figure]);
}

/** The volatility of each strike: of its option out of the money, which is traded more, where that one has one. */
export function smileOf({ forward, strikes }: OptionExpiry): readonly StrikeVolatility[] {
  return strikes.map(({ strike, call, put }) => {
    const [first, second] = strike >= forward ? [call, put] : [put, call];
    return { strike, volatility: first.impliedVolatility ?? second.impliedVolatility };
  });
}

/** An expiry of the overview; `price` is the coin's in USD, `whole` all open coins. */
export function expiryRow(
  expiry: OptionExpiry,
  { price, whole, now }: Readonly<Record<'price' | 'whole' | 'now', number>>,
) {
  const { expiresAt, forward, strikes } = expiry;
  const [calls, puts] = [coinsOf(expiry, 'call', 'openInterest'), coinsOf(expiry, 'put', 'openInterest')];
  const [tradedCalls, tradedPuts] = [
    coinsOf(expiry, 'call', 'volume24h'),
    coinsOf(expiry, 'put', 'volume24h'),
  ];
  const smile = smileOf(expiry);
  const rows = strikes.map(({ strike, call, put }, at) => ({
    strike,
    calls: call.openInterest,
    puts: put.openInterest,
    volatility: smile[at]?.volatility ?? null,
  }));
  return {
    expiresAt,
    calls,
    puts,
    openInterest: (calls + puts) * price,
    volume24h: (tradedCalls + tradedPuts) * price,
    share: whole > 0 ? ((calls + puts) / whole) * 100 : 0,
    putCallRatio: putCallRatio(puts, calls),
    putCallVolume: putCallRatio(tradedPuts, tradedCalls),
    maxPain: maxPain(rows),
    forward,
    volatility: atTheMoney(smile, forward),
    skew: wingsOf(smile, forward, yearsUntil(expiresAt, now))?.skew ?? null,
    strikes: rows,
  };
}

/** The two options of a strike with their Greeks. */
export function chainRow({ strike, call, put }: OptionStrike, forward: number, years: number) {
  const side = (type: OptionType, own: OptionSide) => {
    const { impliedVolatility: volatility, mark, bid, ask, openInterest, volume24h } = own;
    const greeks = volatility === null ? null : black76({ type, forward, strike, volatility, years });
    const { delta = null, gamma = null, vega = null, theta = null } = greeks ?? {};
    return { mark, bid, ask, volatility, delta, gamma, vega, theta, openInterest, volume24h };
  };
  return { strike, call: side('call', call), put: side('put', put) };
}
