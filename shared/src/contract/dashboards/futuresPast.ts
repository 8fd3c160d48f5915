import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** Days of the past that pages show. */
export const PAST_DAYS = 30;

const named = { code: v.string(), symbol: v.string() };
const venue = v.object({ code: v.string(), name: label });

const standing = v.object({
  ...named,
  name: label,
  logo: v.string(),
  price: wireAmount,
  /** null for a coin that has traded for less than a day. */
  change24h: maybeNum,
  openInterest: maybeAmount,
  /** % against an hour 24 h and 7 days ago; null where that hour is not known. */
  interestChange24h: maybeNum,
  interestChange7d: maybeNum,
  volume24h: wireAmount,
  /** % per eight hours over all exchanges, weighted by open interest: that of `futuresOverview`. */
  funding: maybeNum,
  /** % of the settlements of the last 30 days that were lower. */
  percentile: maybeShare,
  /** Settlements that are known, of 90: what `percentile` is of. */
  settlements: wireCount,
  /** Sums of the rates of 7 and 30 days, %: what a long position has paid; null while some of them are not known. */
  sum7d: maybeNum,
  sum30d: maybeNum,
  high30d: maybeNum,
  low30d: maybeNum,
});

const standings = v.object({ rows: rowsOf(standing) });

const interestMoves = v.object({
  /** The coins with the most open interest, largest first. */
  rows: rowsOf(
    v.object({
      ...named,
      name: label,
      logo: v.string(),
      change24h: maybeNum,
      marketCap: maybeAmount,
      openInterest: maybeAmount,
      /** % against the hour 24 h ago, in USD: that of `futuresStandings`. */
      interestChange24h: maybeNum,
    }),
  ),
});

const fundingPast = v.object({
  ...named,
  /** Coins with a past. */
  coins: rowsOf(v.object(named)),
  /** The exchanges with the most open interest of the coin. */
  venues: rowsOf(venue),
  /** Settlements of eight hours, oldest first, % per eight hours: the mean of all exchanges, and each of `venues`. */
  points: rowsOf(v.object({ time: millis, mean: maybeNum, rates: v.array(maybeNum) })),
});

const interestPast = v.object({
  ...named,
  coins: rowsOf(v.object(named)),
  /** `isFilled`: a part of its past is what the exchange itself told of it later. */
  venues: rowsOf(v.object({ ...venue.entries, isFilled: v.optional(v.boolean(), false) })),
  /** Every four hours and now, oldest first; USD: each of `venues`, all exchanges together, and the coin's price. */
  points: rowsOf(
    v.object({ time: millis, price: maybeAmount, total: maybeAmount, venues: v.array(maybeAmount) }),
  ),
});

const sides = v.object({ long: wireAmount, short: wireAmount });
const liquidationVenues = v.object({
  hours: wireCount,
  venues: rowsOf(v.object({ ...venue.entries, ...sides.entries })),
  /** USD by coin, in the order of `venues`; null where an exchange was not heard of. Coins with the most first. */
  rows: rowsOf(v.object({ ...named, ...sides.entries, cells: v.array(v.nullable(sides)) })),
});

/** How the funding and open interest of the largest coins stand beside their last 30 days. */
export type FuturesStandings = v.InferOutput<typeof standings>;
export type FuturesStanding = FuturesStandings['rows'][number];
/** How price and open interest of the largest coins have moved together within 24 h. */
export type InterestMoves = v.InferOutput<typeof interestMoves>;
export type InterestMoveRow = InterestMoves['rows'][number];
export type FundingPast = v.InferOutput<typeof fundingPast>;
export type InterestPast = v.InferOutput<typeof interestPast>;
/** Liquidations of the last 24 hours by coin and exchange. */
export type LiquidationVenues = v.InferOutput<typeof liquidationVenues>;

const coinParams = v.object({ code: v.optional(coinCode, 'bitcoin') });

/** None of them is a path of the original upstream. */
export const futuresPastEndpoints = {
  futuresStandings: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/standings',
    params: noParams,
    response: envelope(standings),
  }),
  interestMoves: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/interestmoves',
    params: noParams,
    response: envelope(interestMoves),
  }),
  fundingPast: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/fundinghistory',
    params: coinParams,
    response: envelope(fundingPast),
  }),
  interestPast: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/openinteresthistory',
    params: coinParams,
    response: envelope(interestPast),
  }),
  liquidationVenues: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/liquidationvenues',
    params: noParams,
    response: envelope(liquidationVenues),
  }),
} as const;
