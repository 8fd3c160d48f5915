import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { tupleRow } from './fields.ts';
import { envelope, noParams, text } from './wire.ts';
import { maybeRank, num } from './wireNumber.ts';
import { listOf } from './wireRows.ts';

/**
 * Array form: code, English name, symbol, type (1 coin, 2 exchange), logo, Chinese name, pinyin, rank, and an alias where
 * there is one (our own addition).
 */
const entryTuple = tupleRow(
  {
    code: v.string(),
    nameEn: v.string(),
    symbol: v.string(),
    type: v.pipe(num, v.picklist([1, 2])),
    logo: text,
    nameZh: text,
    /** Syllables of the Chinese name or the alias in lower case, separated by one space: "bi te bi"; '' without one. */
    pinyin: text,
    rank: maybeRank,
    /** A Chinese name that readers know and do not use; '' without one. */
    alias: v.optional(text, ''),
  },
  ({ type, nameZh, ...entry }) => ({
    ...entry,
    kind: type === 1 ? ('coin' as const) : ('exchange' as const),
    name: nameZh || entry.nameEn,
  }),
);

/** One entry of the search list that every browser loads. */
export type DirectoryEntry = v.InferOutput<typeof entryTuple>;

/** Array form: coin's code, chain, contract address as the chain writes it. A coin may exist on several chains. */
const contractTuple = tupleRow({
  code: v.string(),
  chain: text,
  address: v.pipe(v.string(), v.nonEmpty()),
});

/** The contract of a coin on a chain. */
export type CoinContract = v.InferOutput<typeof contractTuple>;

export const directoryEndpoints = {
  coinDirectory: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/coin/data_list',
    params: noParams,
    response: envelope(listOf(entryTuple)),
  }),
  /**
   * Our own addition: contract addresses for the search. They do not compress and few visitors search for one, so they
   * are a separate list that loads once something that looks like an address is typed (`looksLikeAddress`).
   */
  coinContracts: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/coin/contract_list',
    params: noParams,
    response: envelope(listOf(contractTuple)),
  }),
} as const;
