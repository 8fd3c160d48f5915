import * as v from 'valibot';
import { text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare } from '../wireNumber.ts';
import { maybeTime } from '../wireTime.ts';

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

/** What token lists add. */
export const tokenFacts = v.pipe(
  v.object({ publicchain: text, contractaddress: text, holders: maybeCount }),
  v.transform((wire) => ({
    chain: wire.publicchain,
    contractAddress: wire.contractaddress,
    holders: wire.holders,
  })),
);

/** What lists of mineable coins add. Block time in seconds, reward in coins. */
export const miningFacts = v.pipe(
  v.object({
    algorithm: text,
    prooftype: text,
    blockspleed: maybeAmount,
    blockreward: maybeAmount,
    miningstate: text,
    firstblocktime: maybeTime,
    halvetime: maybeTime,
    halvereward: maybeAmount,
    /** Not sent by every upstream. */
    hashrate: maybeAmount,
  }),
  v.transform((wire) => ({
    algorithm: wire.algorithm,
    consensus: wire.prooftype,
    blockSeconds: wire.blockspleed,
    blockReward: wire.blockreward,
    state: wire.miningstate,
    genesisAt: wire.firstblocktime,
    nextHalvingAt: wire.halvetime,
    nextReward: wire.halvereward,
    /** Hashes a second of the whole network. */
    hashRate: wire.hashrate,
  })),
);

/** What the list of coins with futures adds, over all exchanges. */
export const futuresFacts = v.pipe(
  v.object({ open_interest: maybeAmount, vol_usd: maybeAmount, funding: maybeNum, long_percent: maybeShare }),
  v.transform((wire) => ({
    /** USD. */
    openInterest: wire.open_interest,
    volume24h: wire.vol_usd,
    /** % of eight hours, weighted by open interest. */
    funding: wire.funding,
    /** % of the accounts with a position. */
    long: wire.long_percent,
  })),
);

/** What lists of unranked and of unrecorded coins add: since when, why, and what to beware of. */
export const recordFacts = v.pipe(
  v.object({
    record_time: maybeTime,
    reason: text,
    risk_labels: v.optional(v.array(v.string()), []),
    source_exchange: text,
    /** What the project itself names as its site; nobody has checked it. */
    website: v.optional(text, ''),
  }),
  v.transform((wire) => ({
    recordedAt: wire.record_time,
    reason: wire.reason,
    risks: wire.risk_labels,
    sourceExchange: wire.source_exchange,
    website: wire.website,
  })),
);
