import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull } from '../../decode/numbers.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A pool that pays for deposits: TVL in USD, yields in % a year, changes in percentage points. */
export interface LlamaPool {
  readonly id: string;
  /** Slug of its protocol. */
  readonly protocol: string;
  readonly chain: string;
  /** Its coins, as in `USDC-WETH`. */
  readonly symbol: string;
  readonly tvl: number;
  readonly apy: number | null;
  readonly baseApy: number | null;
  readonly rewardApy: number | null;
  readonly apyChange1d: number | null;
  readonly apyChange7d: number | null;
  readonly apyChange30d: number | null;
  /** Mean of `apy` over 30 days. */
  readonly apyMean30d: number | null;
  /** Whether all of its coins are stablecoins. */
  readonly isStable: boolean;
  readonly hasImpermanentLoss: boolean;
  readonly exposure: 'single' | 'multi' | null;
}

const pool = v.pipe(
  v.object({
    pool: word,
    project: word,
    chain: word,
    symbol: word,
    tvlUsd: amount,
    apy: amountOrNull,
    apyBase: amountOrNull,
    apyReward: amountOrNull,
    apyPct1D: amountOrNull,
    apyPct7D: amountOrNull,
    apyPct30D: amountOrNull,
    apyMean30d: amountOrNull,
    stablecoin: v.boolean(),
    ilRisk: v.picklist(['yes', 'no']),
    exposure: v.nullish(v.fallback(v.nullable(v.picklist(['single', 'multi'])), null), null),
  }),
  v.transform(
    (wire): LlamaPool => ({
      id: wire.pool,
      protocol: wire.project,
      chain: wire.chain,
      symbol: wire.symbol,
      tvl: wire.tvlUsd,
      apy: wire.apy,
      baseApy: wire.apyBase,
      rewardApy: wire.apyReward,
      apyChange1d: wire.apyPct1D,
      apyChange7d: wire.apyPct7D,
      apyChange30d: wire.apyPct30D,
      apyMean30d: wire.apyMean30d,
      isStable: wire.stablecoin,
      hasImpermanentLoss: wire.ilRisk === 'yes',
      exposure: wire.exposure,
    }),
  ),
);

/** All pools, some 20,000. */
export const yieldPools: Question<readonly LlamaPool[]> = {
  path: '/pools',
  maxBytes: 48 << 20,
  timeout: 30_000,
  decode: jsonOf(
    v.pipe(
      v.object({ status: v.literal('success'), data: rowsOf(pool) }),
      v.transform(({ data }) => data),
    ),
  ),
};
