import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { miningAt } from '../../catalogue/mining.ts';
import type { Sources } from '../../ports/sources.ts';
import { holderCounts } from '../holders/counts.ts';
import type { Coin } from '../indexes/coins.ts';

/** Additional counts for the lists of tokens and of mineable coins, by code; null if unknown. */
export interface ListCounts {
  readonly holders: ReadonlyMap<string, number | null>;
  /** Hashes per second. */
  readonly hashRates: ReadonlyMap<string, number | null>;
}

const NOTHING: ReadonlyMap<string, number | null> = new Map();

/** The counts needed by the rows of a list. */
export async function listCounts(
  sources: Sources,
  type: number,
  codes: readonly string[],
): Promise<ListCounts> {
  const time = sources.clock.now();
  if (type === COIN_LIST_TYPE.tokens)
    return { holders: await holderCounts(sources, codes, time), hashRates: NOTHING };
  if (type !== COIN_LIST_TYPE.mineable) return { holders: NOTHING, hashRates: NOTHING };
  const rates = await sources.mining?.hashRates(codes, time);
  return { holders: NOTHING, hashRates: new Map(codes.map((code, at) => [code, rates?.[at] ?? null])) };
}

/** Additional fields of the token list. */
export function tokenFacts({ facts }: Coin, { holders }: ListCounts) {
  return {
    chain: facts.chain,
    contractAddress: facts.contractAddress,
    holders: holders.get(facts.code) ?? null,
  };
}

/** Additional fields of the list of mineable coins; null for a coin that is not mined. */
export function miningFacts({ facts }: Coin, time: number, { hashRates }: ListCounts) {
  if (!facts.mining) return null;
  const mining = miningAt(facts.mining, time);
  return {
    algorithm: mining.algorithm,
    consensus: facts.consensus,
    blockSeconds: mining.blockSeconds,
    hashRate: hashRates.get(facts.code) ?? null,
    blockReward: mining.blockReward,
    state: mining.state,
    genesisAt: mining.genesisAt,
    nextHalvingAt: mining.nextHalvingAt,
    nextReward: mining.nextReward,
  };
}

/** Additional fields of the lists of unranked and unrecorded coins. */
export function recordFacts({ facts }: Coin) {
  return {
    recordedAt: facts.recordedAt,
    reason: facts.reason,
    risks: [...facts.risks],
    sourceExchange: venueName(facts.sourceExchange),
    website: facts.links.websites[0] ?? '',
  };
}

/** Readers' name of an exchange; its code if it is not in the catalogue. */
function venueName(code: string): string {
  const venue = exchangeCatalogue.find((one) => one.code === code);
  return venue ? venue.nameZh || venue.nameEn : code;
}
