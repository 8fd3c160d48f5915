import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** Coins with an options market. */
export const OPTION_COINS = ['bitcoin', 'ethereum', 'solana'] as const;
export type OptionCoin = (typeof OPTION_COINS)[number];

/** Those with a volatility index. */
export const INDEXED_OPTION_COINS = ['bitcoin', 'ethereum'] as const satisfies readonly OptionCoin[];
export type IndexedOptionCoin = (typeof INDEXED_OPTION_COINS)[number];

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
  /** Implied volatility of the option that is out of the money, % a year. */
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
  /** Puts ÷ calls: of open interest, and of the 24 h volume. */
  putCallRatio: maybeAmount,
  putCallVolume: maybeAmount,
  maxPain: maybeAmount,
  /** The coin's price for that day. */
  forward: maybeAmount,
  /** At the money, % a year. */
  volatility: maybeAmount,
  /** Implied volatility of the 25-delta put − that of the call, points. */
  skew: maybeNum,
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
  /** At the money 30 days ahead, % a year, and the 25-delta skew there, points: between the expiries around it. */
  thirtyDayVolatility: maybeAmount,
  thirtyDaySkew: maybeNum,
  /** Largest open interest first. */
  venues: rowsOf(venue),
  /** Nearest first. */
  expiries: rowsOf(expiry),
});

/** A call or a put: prices and sizes in coins, sensitivities in USD (`black76`), of one coin's worth. */
const side = v.object({
  mark: maybeAmount,
  bid: maybeAmount,
  ask: maybeAmount,
  /** % a year. */
  volatility: maybeAmount,
  delta: maybeNum,
  gamma: maybeAmount,
  vega: maybeAmount,
  theta: maybeNum,
  openInterest: wireAmount,
  volume24h: wireAmount,
});

const chain = v.object({
  code: v.picklist(OPTION_COINS),
  symbol: v.string(),
  price: maybeAmount,
  expiresAt: millis,
  /** The coin's price for that day, USD. */
  forward: wireAmount,
  /** At the money, % a year. */
  volatility: maybeAmount,
  /** Lowest strike first. */
  strikes: rowsOf(v.object({ strike: wireAmount, call: side, put: side })),
});

/** The options of a coin that expire on one day. */
export type OptionChain = v.InferOutput<typeof chain>;
export type OptionChainRow = OptionChain['strikes'][number];
export type OptionQuote = OptionChainRow['call'];

const volatilityIndex = v.object({
  code: v.picklist(INDEXED_OPTION_COINS),
  symbol: v.string(),
  /** By hour, oldest first; the value in % a year. */
  points: rowsOf(v.object({ time: millis, value: wireAmount })),
});

/** The index of a coin's expected volatility of the next 30 days (DVOL), over the last 30. */
export type VolatilityIndex = v.InferOutput<typeof volatilityIndex>;

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
  optionChain: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/options/chain',
    params: v.object({
      coincode: wordParam(OPTION_COINS, 'bitcoin'),
      /** The day (`expiryDay`); the nearest expiry for '' and for a day without one. */
      expiry: v.optional(v.pipe(v.string(), v.regex(/^(20\d{6})?$/)), ''),
    }),
    response: envelope(chain),
  }),
  optionVolatility: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/options/volatility',
    params: v.object({ coincode: wordParam(INDEXED_OPTION_COINS, 'bitcoin') }),
    response: envelope(volatilityIndex),
  }),
} as const;

/** An expiry as addresses and calls name it: its day in UTC, which is that of Beijing too (20261127). */
export function expiryDay(expiresAt: number): string {
  return new Date(expiresAt).toISOString().slice(0, 10).replaceAll('-', '');
}
