import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, noParams } from '../wire.ts';
import { maybeAmount, maybeNum, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

const gas = v.object({
  /** Gwei, and seconds until a transaction at that fee is included. */
  baseFee: maybeAmount,
  slow: maybeAmount,
  standard: maybeAmount,
  fast: maybeAmount,
  slowSeconds: maybeAmount,
  standardSeconds: maybeAmount,
  fastSeconds: maybeAmount,
  /** USD. */
  ethPrice: maybeAmount,
  /** ETH in 24 h. */
  burned: maybeAmount,
  issued: maybeNum,
  supply: maybeAmount,
  staked: maybeAmount,
  /** % a year, without tips. */
  stakingYield: maybeNum,
  /** Standard fees of the last days, one per hour, Gwei; oldest first. */
  history: rowsOf(v.object({ time: millis, standard: wireAmount, baseFee: wireAmount })),
  /** Mean standard fees over four weeks, Gwei: by weekday in Beijing from Monday, each by hour; null if unknown. */
  week: v.array(v.array(maybeNum)),
});

/** Transaction costs on Ethereum. */
export type EthGas = v.InferOutput<typeof gas>;

export const gasEndpoints = {
  /** Not a path of the original upstream. */
  ethGas: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/gas',
    params: noParams,
    response: envelope(gas),
  }),
} as const;
