import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { integerSeconds, maybeIntegerSeconds, seconds } from '../wireTime.ts';

const halvingRow = row({
  height: maybeCount,
  target: maybeCount,
  remaining: maybeCount,
  /** % of the way since the last halving. */
  progress: maybeAmount,
  blockSeconds: ['avg_block_s', maybeAmount],
  reward: maybeAmount,
  nextReward: ['next_reward', maybeAmount],
  expectedAt: ['eta', maybeIntegerSeconds],
  blocks24h: ['blocks_24h', maybeCount],
  price: maybeAmount,
  /** Newest first; closes in USD on the day and a year later, null if unknown. */
  past: rowsOf(
    row({
      height: wireCount,
      time: seconds,
      reward: wireAmount,
      price: maybeAmount,
      priceAfter: ['price_after', maybeAmount],
    }),
  ),
  /** Soonest first. */
  coins: rowsOf(
    row({
      code: v.string(),
      name: label,
      symbol: v.string(),
      logo: text,
      price: wireAmount,
      reward: wireAmount,
      nextReward: ['next_reward', wireAmount],
      halvesAt: ['halvetime', integerSeconds],
    }),
  ),
});

/** The next halving of Bitcoin, the past ones, and those of other coins. */
export type HalvingInfo = v.InferOutput<typeof halvingRow>;
export type HalvingPast = HalvingInfo['past'][number];
export type HalvingCoin = HalvingInfo['coins'][number];

export const halvingEndpoints = {
  halving: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v4/reducehalf/info',
    params: v.object({ coincode: v.optional(coinCode, 'bitcoin') }),
    response: envelope(halvingRow),
  }),
} as const;
