import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, num, wordParam } from '../wire.ts';

/** Coins with a market of options. */
export const OPTION_COINS = ['bitcoin', 'ethereum'] as const;
export type OptionCoin = (typeof OPTION_COINS)[number];

const venue = v.object({
  code: v.string(),
  name: v.string(),
  logo: v.string(),
  openInterest: num,
  volume24h: num,
  /** % of all open interest. */
  share: num,
});

const strike = v.object({
  strike: num,
  /** Open contracts, in coins. */
  calls: num,
  puts: num,
  /** Implied volatility, % a year. */
  volatility: num,
});

const expiry = v.object({
  expiresAt: num,
  calls: num,
  puts: num,
  openInterest: num,
  volume24h: num,
  /** % of all open interest. */
  share: num,
  putCallRatio: maybeNum,
  maxPain: maybeNum,
  /** At the money, % a year. */
  volatility: num,
  /** Lowest first. */
  strikes: v.array(strike),
});

const boardWire = v.object({
  code: v.picklist(OPTION_COINS),
  symbol: v.string(),
  price: num,
  openInterest: num,
  volume24h: num,
  calls: num,
  puts: num,
  /** Puts ÷ calls: of what is open, and of what was traded in 24 h. */
  putCallRatio: maybeNum,
  putCallVolume: maybeNum,
  /** At the money, % a year, weighted by open interest. */
  volatility: num,
  /** Most open first. */
  venues: v.array(venue),
  /** Nearest first. */
  expiries: v.array(expiry),
});

/** The options of a coin. Money in USD. */
export type OptionBoard = v.InferOutput<typeof boardWire>;
export type OptionVenue = OptionBoard['venues'][number];
export type OptionExpiryRow = OptionBoard['expiries'][number];

export const exchangeOptionEndpoints = {
  /** The path is ours. */
  optionBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/options/board',
    params: v.object({ coincode: wordParam(OPTION_COINS, 'bitcoin') }),
    response: envelope(boardWire),
  }),
} as const;
