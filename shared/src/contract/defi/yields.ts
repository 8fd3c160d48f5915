import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';

const place = { protocol: v.string(), protocolName: v.string(), chain: v.string(), chainName: v.string() };

const pool = v.object({
  id: v.string(),
  ...place,
  pair: label,
  /** % a year: of fees or interest, of rewards in a coin, and both. */
  baseApy: num,
  rewardApy: num,
  apy: num,
  tvl: wireAmount,
  /** '无', '低', '高'. */
  loss: v.string(),
});

const market = v.object({
  id: v.string(),
  ...place,
  code: v.string(),
  symbol: v.string(),
  logo: text,
  /** % a year. */
  supplyApy: num,
  borrowApy: num,
  /** % of what is supplied that is lent out. */
  utilization: wireShare,
  supplied: wireAmount,
  borrowed: wireAmount,
});

const best = v.object({
  code: v.string(),
  symbol: v.string(),
  logo: text,
  /** The highest rate for lenders, the lowest for borrowers, % a year, and where. */
  supplyApy: num,
  supplyAt: v.string(),
  borrowApy: num,
  borrowAt: v.string(),
  /** Supply rates by place, in the order of `places`; null where the coin is not taken. */
  rates: v.array(maybeNum),
});

const anchored = v.object({
  symbol: v.string(),
  name: label,
  /** What it stands for: code and symbol of a coin, or 'gold'. */
  of: v.string(),
  ofSymbol: v.string(),
  supply: wireAmount,
  price: wireAmount,
  /** % off what it stands for. */
  deviation: num,
  marketCap: wireAmount,
  share: wireShare,
  custody: v.string(),
});

const poolsWire = v.object({ tvl: maybeAmount, pools: rowsOf(pool) });
const ratesWire = v.object({
  supplied: maybeAmount,
  borrowed: maybeAmount,
  places: v.array(v.object({ protocol: v.string(), name: label })),
  markets: rowsOf(market),
  best: rowsOf(best),
});
const anchoredWire = v.object({
  marketCap: maybeAmount,
  bitcoins: maybeAmount,
  ethers: maybeAmount,
  assets: rowsOf(anchored),
});

/** Places that pay for deposits. Money in USD. */
export type DefiPools = v.InferOutput<typeof poolsWire>;
export type DefiPool = DefiPools['pools'][number];
/** Lending by coin and place. */
export type DefiRates = v.InferOutput<typeof ratesWire>;
export type LendingMarket = DefiRates['markets'][number];
export type BestRate = DefiRates['best'][number];
/** Coins that stand for others. */
export type AnchoredAssets = v.InferOutput<typeof anchoredWire>;
export type AnchoredAsset = AnchoredAssets['assets'][number];

const row = { policy: EACH_BEAT, method: 'GET', host: 'api', params: noParams } as const;

export const defiYieldEndpoints = {
  defiPools: defineEndpoint({ ...row, path: '/api/v2/defi/mining/pool', response: envelope(poolsWire) }),
  defiRates: defineEndpoint({ ...row, path: '/api/v2/defi/rate/list', response: envelope(ratesWire) }),
  defiAnchored: defineEndpoint({ ...row, path: '/api/v2/defi/anchored', response: envelope(anchoredWire) }),
} as const;
