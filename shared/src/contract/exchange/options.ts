import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, wordParam } from '../wire.ts';
import { maybeAmount, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** Coins with an options market. */
export const OPTION_COINS = ['bitcoin', 'ethereum'] as const;
export type OptionCoin = (typeof OPTION_COINS)[number];

const venue = v.object({
  code: v.string(),
  name: label,
  logo: v.string(),
  openInterest: wireAmount,
  volume24h: wireAmount,
  /** % of all open interest. */
  share: wireShare,
});

const strike = v.object({
  strike: wireAmount,
  /** Open contracts, in coins. */
  calls: wireAmount,
  puts: wireAmount,
  /** Implied volatility, % a year. */
  volatility: maybeAmount,
});

const expiry = v.object({
  expiresAt: millis,
  calls: wireAmount,
  puts: wireAmount,
  openInterest: wireAmount,
  volume24h: wireAmount,
  /** % of all open interest. */
  share: wireShare,
  putCallRatio: maybeAmount,
  maxPain: maybeAmount,
  /** At the money, % a year. */
  volatility: maybeAmount,
  /** Lowest first. */
  strikes: rowsOf(strike),
});

const overview = v.object({
  code: v.picklist(OPTION_COINS),
  symbol: v.string(),
  price: maybeAmount,
  openInterest: maybeAmount,
  volume24h: maybeAmount,
  calls: maybeAmount,
  puts: maybeAmount,
  /** Puts ÷ calls: of open interest, and of the 24 h volume. */
  putCallRatio: maybeAmount,
  putCallVolume: maybeAmount,
  /** At the money, % a year, weighted by open interest. */
  volatility: maybeAmount,
  /** Largest open interest first. */
  venues: rowsOf(venue),
  /** Nearest first. */
  expiries: rowsOf(expiry),
});

/** The options of a coin. Money in USD. */
export type OptionsOverview = v.InferOutput<typeof overview>;
export type OptionVenue = OptionsOverview['venues'][number];
export type OptionExpiryRow = OptionsOverview['expiries'][number];

export const exchangeOptionEndpoints = {
  /** Not a path of the original upstream. */
  optionsOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/options/overview',
    params: v.object({ coincode: wordParam(OPTION_COINS, 'bitcoin') }),
    response: envelope(overview),
  }),
} as const;
