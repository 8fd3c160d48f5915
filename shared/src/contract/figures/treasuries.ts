import * as v from 'valibot';
import { HOLDER_TYPES } from '../../content/treasuries.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const holderWire = v.object({
  name: v.string(),
  ticker: v.string(),
  country: v.string(),
  type: v.picklist(HOLDER_TYPES),
  btc: num,
  /** USD a coin; null where the holder does not say. */
  cost: maybeNum,
  value: num,
  /** % of 21 million. */
  share: num,
  /** Coins in 30 days; null where it is not told day by day. */
  change30d: maybeNum,
  /** Epoch ms of the day that is told. */
  asOf: num,
  source: v.string(),
});

const treasuriesWire = v.object({
  price: num,
  total: num,
  value: num,
  share: num,
  /** Largest first. */
  rows: v.array(holderWire),
  /** Coins by type, and % of all that is told; together 100. */
  types: v.array(v.object({ type: v.picklist(HOLDER_TYPES), btc: num, share: num })),
});

/** Who holds Bitcoin. */
export type Treasuries = v.InferOutput<typeof treasuriesWire>;
export type TreasuryRow = Treasuries['rows'][number];

export const treasuryEndpoints = {
  /** The path is ours. */
  treasuries: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/btcholding',
    params: noParams,
    response: envelope(treasuriesWire),
  }),
} as const;
