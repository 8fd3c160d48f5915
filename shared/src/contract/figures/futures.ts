import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const venue = v.object({
  code: v.string(),
  name: v.string(),
  logo: v.string(),
  openInterest: num,
  volume24h: num,
  /** % of all open interest. */
  share: num,
});

const coin = v.object({
  code: v.string(),
  name: v.string(),
  symbol: v.string(),
  logo: v.string(),
  price: num,
  /** null for a coin that has traded for less than a day. */
  change24h: maybeNum,
  changeUtc8: num,
  changeUtc0: num,
  marketCap: maybeNum,
  openInterest: num,
  volume24h: num,
  /** % of eight hours, weighted by open interest; null where it has no perpetual. */
  funding: maybeNum,
  /** USD closed by force in 24 h; null for coins beyond those that are looked at. */
  long24h: maybeNum,
  short24h: maybeNum,
});

const fundingWire = v.object({
  venues: v.array(v.object({ code: v.string(), name: v.string(), hours: num, nextAt: num })),
  /** Rates in % per interval of the venue, in the order above; null where the venue has no such contract. */
  rows: v.array(v.object({ code: v.string(), symbol: v.string(), rates: v.array(maybeNum) })),
});

const dated = v.object({
  id: v.string(),
  code: v.string(),
  symbol: v.string(),
  exchange: v.string(),
  exchangeCode: v.string(),
  /** 'cw', 'nw', 'cq', 'nq'. */
  contract: v.string(),
  expiresAt: num,
  price: num,
  indexPrice: num,
  openInterest: num,
});

const forced = v.object({
  id: v.string(),
  code: v.string(),
  symbol: v.string(),
  time: num,
  side: v.picklist(['long', 'short']),
  price: num,
  usd: num,
});

const hour = v.object({ time: num, long: num, short: num });

const futuresWire = v.object({
  openInterest: num,
  volume24h: num,
  long24h: num,
  short24h: num,
  /** By open interest, the largest first; all of them. */
  coins: v.array(coin),
  venues: v.array(venue),
  funding: fundingWire,
  dated: v.array(dated),
  /** Forced orders, newest first, and by the hour, oldest first. */
  orders: v.array(forced),
  hours: v.array(hour),
});

/** The market of futures at one instant. Money in USD. */
export type FuturesBoard = v.InferOutput<typeof futuresWire>;
export type FuturesCoin = FuturesBoard['coins'][number];
export type FuturesVenue = FuturesBoard['venues'][number];
export type FundingGrid = FuturesBoard['funding'];
export type DatedContract = FuturesBoard['dated'][number];
export type ForcedOrderRow = FuturesBoard['orders'][number];

export const futuresBoardEndpoints = {
  /** The path is ours. */
  futuresBoard: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/futures/stat/board',
    params: noParams,
    response: envelope(futuresWire),
  }),
} as const;

/** The live channel of forced orders. */
export const FORCED_CHANNEL = 'liquidation';

/** The push of the newest forced orders, as the server writes it. */
export function forcedPush(time: number, seq: number, orders: readonly ForcedOrderRow[]) {
  return { ch: FORCED_CHANNEL, ts: time, seq, data: orders };
}

/** Reads a push of the channel; null when it is broken. */
export function readForcedOrders(data: unknown): readonly ForcedOrderRow[] | null {
  const result = v.safeParse(v.array(forced), data);
  return result.success ? result.output : null;
}
