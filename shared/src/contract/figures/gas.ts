import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { envelope, maybeNum, noParams, num } from '../wire.ts';

const gasWire = v.object({
  /** Gwei, and seconds until such an offer is taken. */
  baseFee: num,
  slow: num,
  standard: num,
  fast: num,
  slowSeconds: num,
  standardSeconds: num,
  fastSeconds: num,
  /** USD. */
  ethPrice: maybeNum,
  /** ETH in 24 h. */
  burned: num,
  issued: num,
  supply: maybeNum,
  staked: num,
  /** % a year, without tips. */
  stakingYield: num,
  /** Standard offers of the last days, one an hour, Gwei; oldest first. */
  history: v.array(v.object({ time: num, standard: num, baseFee: num })),
  /** Mean standard offers of four weeks, Gwei: by weekday in Beijing from Monday, each by hour. */
  week: v.array(v.array(num)),
});

/** What it costs to use Ethereum. */
export type EthGas = v.InferOutput<typeof gasWire>;

export const gasEndpoints = {
  /** The path is ours. */
  ethGas: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/gas',
    params: noParams,
    response: envelope(gasWire),
  }),
} as const;
