import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, noParams, text } from '../wire.ts';
import { maybeAmount, maybeShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';
import { earnedChanges, earnedFields } from './earnedFields.ts';

const earner = v.object({
  /** Of the protocol; '' for an issuer of a stablecoin. */
  code: text,
  name: label,
  logo: text,
  category: v.string(),
  ...earnedFields,
  ...earnedChanges,
  /** % of the fees of 24 h of all rows. */
  share: maybeShare,
  /** Its coin, or the one it issues; '' without one. */
  coinCode: text,
  /** Of its coin, USD; null for an issuer, whose coin is no share in it. */
  marketCap: maybeAmount,
});

const chain = v.object({
  code: v.string(),
  name: label,
  logo: text,
  ...earnedFields,
  ...earnedChanges,
  share: maybeShare,
});

const gas = v.object({
  ...chain.entries,
  /** Code of the coin that the chain issues, and its market value, USD; '' and null without one. */
  coinCode: text,
  marketCap: maybeAmount,
});

const fees = v.object({
  ...earnedFields,
  ...earnedChanges,
  /** Part of the fees of 24 h that belongs to no chain: what issuers of stablecoins earn. */
  offChain24h: maybeAmount,
  protocols: rowsOf(earner),
  /** What applications earn on each chain. */
  chains: rowsOf(chain),
  /** What each chain itself earns with transactions; in none of the sums above. */
  gas: rowsOf(gas),
  /** Epoch ms, fees and revenue (null if unknown) of a day in USD, oldest first. */
  trend: rowsOf(v.tuple([millis, maybeAmount, maybeAmount])),
});

/** What users pay protocols, and what these keep of it: by protocol and by chain, most in 24 h first. */
export type DefiFees = v.InferOutput<typeof fees>;
export type DefiEarner = DefiFees['protocols'][number];
export type DefiEarningChain = DefiFees['chains'][number];
export type DefiGasChain = DefiFees['gas'][number];

export const defiFeesEndpoints = {
  /** Not a path of the original upstream. */
  defiFees: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/defi/fees',
    params: noParams,
    response: envelope(fees),
  }),
} as const;
