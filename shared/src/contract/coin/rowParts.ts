import * as v from 'valibot';
import { row } from '../fields.ts';
import { text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare } from '../wireNumber.ts';
import { maybeIntegerSeconds } from '../wireTime.ts';

/** "name;url;img" → an advertisement of a row. Entries without a name or address are dropped. */
export const adTexts = v.pipe(
  v.optional(v.nullable(v.array(v.string())), []),
  v.transform((entries) =>
    (entries ?? []).flatMap((entry) => {
      const [name = '', url = '', image = ''] = entry.split(';');
      return name && url ? [{ name, url, image }] : [];
    }),
  ),
);

/** Additional fields of token lists. */
export const tokenFacts = row({
  chain: ['publicchain', text],
  contractAddress: ['contractaddress', text],
  holders: maybeCount,
});

/** Additional fields of lists of mineable coins. Block time in seconds, reward in coins. */
export const miningFacts = row({
  algorithm: text,
  consensus: ['prooftype', text],
  blockSeconds: ['blockspleed', maybeAmount],
  /** Hashes per second of the whole network; some upstreams do not send it. */
  hashRate: ['hashrate', maybeAmount],
  blockReward: ['blockreward', maybeAmount],
  state: ['miningstate', text],
  genesisAt: ['firstblocktime', maybeIntegerSeconds],
  nextHalvingAt: ['halvetime', maybeIntegerSeconds],
  nextReward: ['halvereward', maybeAmount],
});

/** Additional fields of the list of coins with futures, over all exchanges. */
export const futuresFacts = row({
  /** USD. */
  openInterest: ['open_interest', maybeAmount],
  volume24h: ['vol_usd', maybeAmount],
  /** % per eight hours, weighted by open interest. */
  funding: maybeNum,
  /** % of the accounts with a position. */
  long: ['long_percent', maybeShare],
});

/** Additional fields of lists of unranked and unrecorded coins: since when, why, and warnings. */
export const recordFacts = row({
  recordedAt: ['record_time', maybeIntegerSeconds],
  reason: text,
  risks: ['risk_labels', v.optional(v.array(v.string()), [])],
  sourceExchange: ['source_exchange', text],
  /** The site claimed by the project; not verified. */
  website: v.optional(text, ''),
});
