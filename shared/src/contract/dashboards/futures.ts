import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount, wireCount } from '../wireNumber.ts';
import { maybePart, rowsOf } from '../wireRows.ts';
import { maybeTime, millis } from '../wireTime.ts';

const venue = v.object({
  code: v.string(),
  name: label,
  logo: v.string(),
  /** null, and no share, if it is not told. */
  openInterest: maybeAmount,
  volume24h: wireAmount,
  /** % of all open interest. */
  share: maybeShare,
});

const coin = v.object({
  code: v.string(),
  name: label,
  symbol: v.string(),
  logo: v.string(),
  price: wireAmount,
  /** null for a coin that has traded for less than a day. */
  change24h: maybeNum,
  changeUtc8: maybeNum,
  changeUtc0: maybeNum,
  marketCap: maybeAmount,
  openInterest: maybeAmount,
  volume24h: wireAmount,
  /** % per eight hours, weighted by open interest; null if it has no perpetual. */
  funding: maybeNum,
  /** USD liquidated in 24 h; null for coins that are not tracked. */
  long24h: maybeAmount,
  short24h: maybeAmount,
});

const funding = v.object({
  /** Hours between two payments, and the next one; null if the exchange does not tell them. */
  venues: rowsOf(v.object({ code: v.string(), name: label, hours: maybeAmount, nextAt: maybeTime })),
  /**
   * Rates in % per interval of the exchange, in the order above; null if the exchange has no such contract. `tickers`
   * are the contracts' ids, '' for none; empty if unknown.
   */
  rows: rowsOf(
    v.object({
      code: v.string(),
      symbol: v.string(),
      rates: v.array(maybeNum),
      tickers: v.optional(v.array(v.string()), []),
    }),
  ),
});

const dated = v.object({
  id: v.string(),
  code: v.string(),
  symbol: v.string(),
  exchange: v.string(),
  exchangeCode: v.string(),
  /** 'cw', 'nw', 'cq', 'nq'. */
  contract: v.string(),
  expiresAt: millis,
  price: wireAmount,
  indexPrice: wireAmount,
  openInterest: maybeAmount,
});

/** One liquidation, of the call and of the channel. */
export const liquidation = v.object({
  id: v.string(),
  code: v.string(),
  symbol: v.string(),
  /** '' where it is not reported. */
  exchange: v.optional(v.string(), ''),
  exchangeCode: v.optional(v.string(), ''),
  time: millis,
  side: v.picklist(['long', 'short']),
  price: wireAmount,
  usd: wireAmount,
});

/** How Bitcoin's funding stands among the settlements of 30 days. */
const bitcoin = v.object({ percentile: maybeShare, settlements: wireCount });

const hour = v.object({ time: millis, long: num, short: num });

const futures = v.object({
  openInterest: maybeAmount,
  volume24h: maybeAmount,
  long24h: maybeAmount,
  short24h: maybeAmount,
  /** All coins by open interest, largest first. */
  coins: rowsOf(coin),
  venues: rowsOf(venue),
  funding: funding,
  /** null where no past is known. */
  bitcoin: maybePart(bitcoin),
  dated: rowsOf(dated),
  /** Liquidation orders, newest first, and by hour, oldest first. */
  orders: rowsOf(liquidation),
  hours: rowsOf(hour),
});

/** The futures market at one instant. Money in USD. */
export type FuturesOverview = v.InferOutput<typeof futures>;
export type FuturesCoin = FuturesOverview['coins'][number];
export type FuturesVenue = FuturesOverview['venues'][number];
export type FundingGrid = FuturesOverview['funding'];
export type DatedContract = FuturesOverview['dated'][number];
export type LiquidationRow = FuturesOverview['orders'][number];

export const futuresOverviewEndpoints = {
  /** Not a path of the original upstream. */
  futuresOverview: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/board',
    params: noParams,
    response: envelope(futures),
  }),
} as const;
