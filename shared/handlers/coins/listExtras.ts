import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { miningAt } from '../catalogue/mining.ts';
import type { Coin } from '../coin/book.ts';
import { inSeconds } from '../coin/wire.ts';
import type { Sources } from '../ports/sources.ts';
import { holderCounts } from './holderCounts.ts';

/** What the lists of tokens and of mineable coins tell beside the market, by code; null where nobody knows. */
export interface ListCounts {
  readonly holders: ReadonlyMap<string, number | null>;
  /** Hashes a second. */
  readonly hashRates: ReadonlyMap<string, number | null>;
}

const NOTHING: ReadonlyMap<string, number | null> = new Map();

/** The counts that the rows of a list need. */
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

/** What the token list adds to a row. */
export function tokenWire({ facts }: Coin, { holders }: ListCounts) {
  return {
    publicchain: facts.chain,
    contractaddress: facts.contractAddress,
    holders: holders.get(facts.code) ?? null,
  };
}

/** What the list of mineable coins adds; null for a coin that is not mined. */
export function miningWire({ facts }: Coin, time: number, { hashRates }: ListCounts) {
  if (!facts.mining) return null;
  const mining = miningAt(facts.mining, time);
  return {
    algorithm: mining.algorithm,
    prooftype: facts.consensus,
    blockspleed: mining.blockSeconds,
    hashrate: hashRates.get(facts.code) ?? null,
    blockreward: mining.blockReward,
    miningstate: mining.state,
    firstblocktime: inSeconds(mining.genesisAt),
    halvetime: inSeconds(mining.nextHalvingAt),
    halvereward: mining.nextReward,
  };
}

/** What the lists of unranked and of unrecorded coins add. */
export function recordWire({ facts }: Coin) {
  return {
    record_time: inSeconds(facts.recordedAt),
    reason: facts.reason,
    risk_labels: [...facts.risks],
    source_exchange: venueName(facts.sourceExchange),
    website: facts.links.websites[0] ?? '',
  };
}

/** An exchange as readers call it; its code where it is not catalogued. */
function venueName(code: string): string {
  const venue = exchangeCatalogue.find((one) => one.code === code);
  return venue ? venue.nameZh || venue.nameEn : code;
}
