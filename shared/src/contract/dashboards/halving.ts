import * as v from 'valibot';
import { coinCode } from '../coin/coinCode.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, wireAmount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';

const halvingWire = v.pipe(
  v.object({
    height: maybeCount,
    target: maybeCount,
    remaining: maybeCount,
    progress: maybeAmount,
    avg_block_s: maybeAmount,
    reward: maybeAmount,
    next_reward: maybeAmount,
    eta: maybeSeconds,
    blocks_24h: maybeCount,
    price: maybeAmount,
    past: rowsOf(
      v.object({
        height: wireCount,
        time: seconds,
        reward: wireAmount,
        price: maybeAmount,
        price_after: maybeAmount,
      }),
    ),
    coins: rowsOf(
      v.object({
        code: v.string(),
        name: label,
        symbol: v.string(),
        logo: text,
        price: wireAmount,
        reward: wireAmount,
        next_reward: wireAmount,
        halvetime: seconds,
      }),
    ),
  }),
  v.transform((wire) => ({
    height: wire.height,
    target: wire.target,
    remaining: wire.remaining,
    /** % of the way since the last halving. */
    progress: wire.progress,
    blockSeconds: wire.avg_block_s,
    reward: wire.reward,
    nextReward: wire.next_reward,
    expectedAt: wire.eta,
    blocks24h: wire.blocks_24h,
    price: wire.price,
    /** Newest first; closes in USD on the day and a year later, null if unknown. */
    past: wire.past.map(({ price_after, ...one }) => ({ ...one, priceAfter: price_after })),
    /** Soonest first. */
    coins: wire.coins.map(({ halvetime, next_reward, ...coin }) => ({
      ...coin,
      nextReward: next_reward,
      halvesAt: halvetime,
    })),
  })),
);

/** The next halving of Bitcoin, the past ones, and those of other coins. */
export type HalvingInfo = v.InferOutput<typeof halvingWire>;
export type HalvingPast = HalvingInfo['past'][number];
export type HalvingCoin = HalvingInfo['coins'][number];

export const halvingEndpoints = {
  halving: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v4/reducehalf/info',
    params: v.object({ coincode: v.optional(coinCode, 'bitcoin') }),
    response: envelope(halvingWire),
  }),
} as const;
