import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const place = { protocol: v.string(), protocolName: v.string(), chain: v.string(), chainName: v.string() };

const pool = v.object({
  id: v.string(),
  ...place,
  pair: label,
  /** % a year: from fees or interest, from reward tokens, and both; null if it is not told. */
  baseApy: maybeNum,
  rewardApy: maybeNum,
  apy: maybeNum,
  /** Mean of both over 30 days. */
  mean30d: maybeNum,
  tvl: wireAmount,
  /** Whether all of its coins are stablecoins, and whether it takes one coin alone. */
  isStable: v.boolean(),
  isSingle: v.boolean(),
  /** '无', '低', '高'. */
  loss: v.string(),
});

const market = v.object({
  id: v.string(),
  ...place,
  code: v.string(),
  symbol: v.string(),
  logo: text,
  /** % a year; the borrowing rate and what follows are null if they are not told. */
  supplyApy: num,
  borrowApy: maybeNum,
  /** % of the supplied amount that is lent out. */
  utilization: maybeShare,
  supplied: maybeAmount,
  borrowed: maybeAmount,
});

const best = v.object({
  code: v.string(),
  symbol: v.string(),
  logo: text,
  /** The highest lending rate and the lowest borrowing rate (null if none is told), % a year, and where. */
  supplyApy: num,
  supplyAt: v.string(),
  borrowApy: maybeNum,
  borrowAt: v.string(),
  /** Supply rates in the order of `places`; null if a place does not accept the coin. */
  rates: v.array(maybeNum),
});

const anchored = v.object({
  symbol: v.string(),
  name: label,
  /** What it represents: code and symbol of a coin, or 'gold'. */
  of: v.string(),
  ofSymbol: v.string(),
  supply: wireAmount,
  price: wireAmount,
  /** Deviation from it, %. */
  deviation: num,
  marketCap: wireAmount,
  share: wireShare,
  custody: v.string(),
});

const pools = v.object({ tvl: maybeAmount, pools: rowsOf(pool) });
const poolPast = v.object({
  ...place,
  pair: label,
  /** Mean of the last 30 days, % a year. */
  mean30d: maybeNum,
  /** Epoch ms, % a year and USD locked, oldest first; null if unknown. */
  days: rowsOf(v.tuple([millis, maybeNum, maybeAmount])),
});
const rates = v.object({
  supplied: maybeAmount,
  borrowed: maybeAmount,
  places: v.array(v.object({ protocol: v.string(), name: label })),
  markets: rowsOf(market),
  best: rowsOf(best),
});
const anchoredRow = v.object({
  marketCap: maybeAmount,
  bitcoins: maybeAmount,
  ethers: maybeAmount,
  assets: rowsOf(anchored),
});

/** Pools that pay for deposits. Money in USD. */
export type DefiPools = v.InferOutput<typeof pools>;
export type DefiPool = DefiPools['pools'][number];
/** What one pool paid by day. */
export type DefiPoolPast = v.InferOutput<typeof poolPast>;
/** Lending rates by coin and place. */
export type DefiRates = v.InferOutput<typeof rates>;
export type LendingMarket = DefiRates['markets'][number];
export type BestRate = DefiRates['best'][number];
/** Coins that represent other assets. */
export type AnchoredAssets = v.InferOutput<typeof anchoredRow>;
export type AnchoredAsset = AnchoredAssets['assets'][number];

const row = { policy: EACH_CYCLE, method: 'GET', host: 'api', params: noParams } as const;

export const defiYieldEndpoints = {
  defiPools: defineEndpoint({ ...row, path: '/api/v2/defi/mining/pool', response: envelope(pools) }),
  /** Not a path of the original upstream. */
  defiPoolPast: defineEndpoint({
    ...row,
    path: '/api/v2/defi/mining/pool/chart',
    params: v.object({ id: v.string() }),
    response: envelope(poolPast),
  }),
  defiRates: defineEndpoint({ ...row, path: '/api/v2/defi/rate/list', response: envelope(rates) }),
  defiAnchored: defineEndpoint({ ...row, path: '/api/v2/defi/anchored', response: envelope(anchoredRow) }),
} as const;
