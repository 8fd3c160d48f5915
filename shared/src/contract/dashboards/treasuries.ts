import * as v from 'valibot';
import { HOLDER_TYPES } from '../../constants/holderTypes.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const holder = v.object({
  name: label,
  ticker: v.string(),
  country: v.string(),
  type: v.picklist(HOLDER_TYPES),
  btc: wireAmount,
  /** USD per coin; null if the holder does not publish it. */
  cost: maybeAmount,
  value: num,
  /** % of 21 million. */
  share: wireShare,
  /** Change in coins over 30 days; null if there is no daily data. */
  change30d: maybeNum,
  /** Epoch ms of the latest known day. */
  asOf: millis,
  source: label,
});

const treasuries = v.object({
  price: maybeAmount,
  total: maybeNum,
  value: maybeNum,
  share: maybeShare,
  /** Largest first. */
  rows: rowsOf(holder),
  /** Coins by type, and % of all listed holdings; the types add up to 100. */
  types: rowsOf(v.object({ type: v.picklist(HOLDER_TYPES), btc: wireAmount, share: maybeShare })),
});

/** The largest holders of Bitcoin. */
export type Treasuries = v.InferOutput<typeof treasuries>;
export type TreasuryRow = Treasuries['rows'][number];

export const treasuryEndpoints = {
  /** Not a path of the original upstream. */
  treasuries: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/btcholding',
    params: noParams,
    response: envelope(treasuries),
  }),
} as const;
