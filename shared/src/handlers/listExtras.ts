import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { miningAt } from '../catalogue/mining.ts';
import { hashRateOf } from '../market/hashRate.ts';
import type { Coin } from './coin/book.ts';
import { inSeconds } from './coin/wire.ts';
import { holderCount } from './footprint.ts';

/** What the token list adds to a row. */
export function tokenWire(coin: Coin, time: number) {
  return {
    publicchain: coin.facts.chain,
    contractaddress: coin.facts.contractAddress,
    holders: holderCount(coin, time),
  };
}

/** What the list of mineable coins adds; null for a coin that is not mined. */
export function miningWire({ facts }: Coin, time: number) {
  if (!facts.mining) return null;
  const mining = miningAt(facts.mining, time);
  return {
    algorithm: mining.algorithm,
    prooftype: facts.consensus,
    blockspleed: mining.blockSeconds,
    hashrate: hashRateOf(facts.code, time),
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
