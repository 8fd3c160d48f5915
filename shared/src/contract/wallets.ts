import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { placeName, toPlaceName } from './placeParts.ts';
import { countParam, flag, flatPage, text, wordParam } from './wire.ts';
import { maybeCount, maybeRank, maybeScore } from './wireNumber.ts';

/** Fields of every list of wallets. */
export const walletEntries = {
  code: v.string(),
  ...placeName,
  score: maybeScore,
  types: v.array(v.string()),
  chains: maybeCount,
  isopen: flag,
  iscustody: flag,
  siteurl: text,
} as const;

/** A wallet of a list; score and number of chains are null if unknown. */
export function toWallet(wire: v.InferOutput<v.ObjectSchema<typeof walletEntries, undefined>>) {
  return {
    code: wire.code,
    ...toPlaceName(wire),
    /** 0–100. */
    score: wire.score,
    kinds: wire.types,
    chainCount: wire.chains,
    isOpenSource: wire.isopen,
    /** Whether somebody else holds the keys. */
    isCustodial: wire.iscustody,
    website: wire.siteurl,
  };
}

const walletRowWire = v.pipe(
  v.object({ ...walletEntries, rank: maybeRank }),
  v.transform((wire) => ({
    ...toWallet(wire),
    /** From 1, best known first. */
    rank: wire.rank,
  })),
);

/** One wallet of the list. */
export type WalletRow = v.InferOutput<typeof walletRowWire>;

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
    response: flatPage(walletRowWire),
  }),
} as const;
