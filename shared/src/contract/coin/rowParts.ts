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

/** Additional fields of token lists. */
export const tokenFacts = v.pipe(
  v.object({ publicchain: text, contractaddress: text, holders: maybeCount }),
  v.transform((wire) => ({
    chain: wire.publicchain,
    contractAddress: wire.contractaddress,
    holders: wire.holders,
  })),
);

/** Additional fields of lists of mineable coins. Block time in seconds, reward in coins. */
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
    /** Some upstreams do not send it. */
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
    /** Hashes per second of the whole network. */
    hashRate: wire.hashrate,
  })),
);

/** Additional fields of the list of coins with futures, over all exchanges. */
export const futuresFacts = v.pipe(
  v.object({ open_interest: maybeAmount, vol_usd: maybeAmount, funding: maybeNum, long_percent: maybeShare }),
  v.transform((wire) => ({
    /** USD. */
    openInterest: wire.open_interest,
    volume24h: wire.vol_usd,
    /** % per eight hours, weighted by open interest. */
    funding: wire.funding,
    /** % of the accounts with a position. */
    long: wire.long_percent,
  })),
);

/** Additional fields of lists of unranked and unrecorded coins: since when, why, and warnings. */
export const recordFacts = v.pipe(
  v.object({
    record_time: maybeTime,
    reason: text,
    risk_labels: v.optional(v.array(v.string()), []),
    source_exchange: text,
    /** The site claimed by the project; not verified. */
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
