import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { placed, placeFields } from './placeParts.ts';
import { countParam, flag, flatPage, text, wordParam } from './wire.ts';
import { maybeCount, maybeRank, maybeScore } from './wireNumber.ts';

/** Fields of every list of wallets beside its names; score and number of chains are null if unknown. */
export const walletFields = {
  /** 0–100. */
  score: maybeScore,
  kinds: ['types', v.array(v.string())],
  chainCount: ['chains', maybeCount],
  isOpenSource: ['isopen', flag],
  /** Whether somebody else holds the keys. */
  isCustodial: ['iscustody', flag],
  website: ['siteurl', text],
} as const;

const walletRow = row(
  {
    code: v.string(),
    ...placeFields,
    /** From 1, best known first. */
    rank: maybeRank,
    ...walletFields,
  },
  placed,
);

/** One wallet of the list. */
export type WalletRow = v.InferOutput<typeof walletRow>;

export const walletEndpoints = {
  /** Best known first. */
  wallets: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wallet/list',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(100, 200),
      /** Its platform or purpose; `pc` includes browser extensions. */
      type: wordParam(['all', 'app', 'pc', 'hardware', 'trade', 'financing'], 'all'),
      custody: wordParam(['all', 'self', 'custody'], 'all'),
      open: wordParam(['all', 'open', 'closed'], 'all'),
    }),
    response: flatPage(walletRow),
  }),
} as const;
