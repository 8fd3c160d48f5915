import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';
import { board } from './indicatorOverview.ts';

/** A coin and its distance from its peg, %. */
const peg = v.object({ code: v.string(), symbol: v.string(), deviation: num });

/** Each part is null where its page has no source. */
const dataAnswers = v.object({
  market: v.nullable(
    v.object({ marketCap: maybeAmount, change24h: maybeNum, volume24h: maybeAmount, btcShare: maybeShare }),
  ),
  indicators: board.entries.rows,
  /** Bitcoin's close on the reference exchange over that of another one, %. */
  spread: v.nullable(v.object({ reference: label, other: label, percent: num })),
  futures: v.nullable(
    v.object({
      /** Bitcoin's rate, % per eight hours. */
      funding: maybeNum,
      /** % of the settlements of the last `fundingDays` days that were lower; null where no past is known. */
      fundingLower: maybeShare,
      fundingDays: wireCount,
      openInterest: maybeAmount,
      /** % of it in Bitcoin. */
      bitcoinShare: maybeShare,
      /** Bitcoin's, against 24 hours ago, %. */
      bitcoinChange24h: maybeNum,
      volume24h: maybeAmount,
      long24h: maybeAmount,
      short24h: maybeAmount,
    }),
  ),
  /** Accounts that are long in Bitcoin, %, and the exchanges on which more than half are. */
  longShort: v.nullable(v.object({ long: maybeShare, longer: wireCount, venues: wireCount })),
  /** The next expiry of Bitcoin's options, USD. */
  options: v.nullable(
    v.object({ openInterest: maybeAmount, expiresAt: millis, maxPain: maybeAmount, price: maybeAmount }),
  ),
  /** Unlocks of the next seven days: how many, their worth in USD, the one that is worth most. */
  unlocks: v.nullable(
    v.object({
      count: wireCount,
      worth: maybeAmount,
      largest: v.nullable(v.object({ symbol: label, time: millis, share: maybeShare })),
    }),
  ),
  defi: v.nullable(v.object({ tvl: maybeAmount, change7d: maybeNum })),
  dex: v.nullable(v.object({ volume24h: maybeAmount, spotShare: maybeShare })),
  nft: v.nullable(v.object({ volume24h: maybeAmount, rises: wireCount, falls: wireCount })),
  /** Gwei, and the % of the last 14 days' hours that were cheaper. */
  gas: v.nullable(v.object({ standard: maybeAmount, cheaper: maybeShare })),
  halving: v.nullable(v.object({ expectedAt: millis, remaining: wireCount })),
  mtGox: v.nullable(v.object({ left: wireAmount, paid: wireAmount })),
  holdings: v.nullable(v.object({ total: maybeNum, share: maybeShare })),
  /** Net inflow of Bitcoin's funds on the last trading day, and of the days before it with the same sign, USD. */
  funds: v.nullable(v.object({ day: millis, flow: num, days: wireCount, sum: num })),
  financing: v.nullable(v.object({ amount30d: wireAmount, count30d: wireCount })),
  stable: v.nullable(
    v.object({
      marketCap: maybeAmount,
      change7d: maybeNum,
      /** The largest ones that have a price, largest first. */
      pegs: rowsOf(peg),
      otcPrice: maybeAmount,
      premium: maybeNum,
    }),
  ),
});

/** The one number of each page of the data centre, at one instant. */
export type DataAnswers = v.InferOutput<typeof dataAnswers>;

export const dataAnswersEndpoints = {
  /** Not a path of the original upstream. */
  dataAnswers: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/data/answers',
    params: noParams,
    response: envelope(dataAnswers),
  }),
} as const;
