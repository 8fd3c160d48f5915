import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, flag, text } from '../wire.ts';
import { maybeCount, maybeNum, maybeShare, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

const holderWire = v.pipe(
  v.object({
    address: v.string(),
    quantity: wireAmount,
    percentage: wireShare,
    /** Exchange that owns the address; '' for others. */
    platform: text,
    platform_name: text,
    logo: text,
    change: maybeNum,
    change_abs: maybeNum,
    maincoin: text,
    blockurl: wireAddress,
    updatetime: wireTime,
    hidden: flag,
    destroy: flag,
    iscontract: flag,
    addressflag: text,
  }),
  v.transform((wire) => ({
    address: wire.address,
    quantity: wire.quantity,
    /** % of the circulating supply (of the chain's part, if one chain is requested). */
    share: wire.percentage,
    /** Change in coins over 24 h. */
    change24h: wire.change,
    chain: wire.maincoin,
    explorerUrl: wire.blockurl,
    updatedAt: wire.updatetime,
    kind: kindOf(wire),
    /** Name of the owner, if known: 币安. */
    owner: wire.platform_name,
    ownerLogo: wire.logo,
    label: wire.addressflag,
  })),
);

/** Kind of an address. */
export type HolderKind = 'exchange' | 'contract' | 'burn' | 'other';

function kindOf(wire: { platform: string; destroy: boolean; iscontract: boolean }): HolderKind {
  if (wire.destroy) return 'burn';
  if (wire.platform !== '') return 'exchange';
  return wire.iscontract ? 'contract' : 'other';
}

/** An address and its balance. */
export type CoinHolder = v.InferOutput<typeof holderWire>;

const chainWire = v.pipe(
  v.object({
    maincoin: v.string(),
    contractaddress: text,
    description: text,
    urlprefix: text,
    supply: wireAmount,
    percentage: wireShare,
    addrcount: wireCount,
    top10rate: wireShare,
  }),
  v.transform((wire) => ({
    name: wire.maincoin,
    contractAddress: wire.contractaddress,
    contractUrl: wire.urlprefix,
    supply: wire.supply,
    /** % of the circulating supply on this chain. */
    share: wire.percentage,
    addressCount: wire.addrcount,
    /** % of the chain's supply. */
    top10: wire.top10rate,
  })),
);

/** A chain on which a coin is issued. */
export type HolderChain = v.InferOutput<typeof chainWire>;

const holdersWire = v.pipe(
  v.object({
    top: v.object({
      updatedate: maybeTime,
      addrcount: maybeCount,
      top10rate: maybeShare,
      top20rate: maybeShare,
      top50rate: maybeShare,
      top100rate: maybeShare,
    }),
    maincoins: rowsOf(chainWire),
    /** Largest first; more than a hundred, so that a hundred remain after filtering. */
    toplist: rowsOf(holderWire),
    /** The ten largest changes in 24 h. */
    flows: rowsOf(holderWire),
    holdcoin: v.object({
      summary: v.object({ rise: maybeNum, riserate: maybeNum, addrcount: maybeCount }),
      list: rowsOf(v.object({ updatedate: wireTime, addrcount: wireCount, top10rate: wireShare })),
    }),
  }),
  v.transform((wire) => ({
    updatedAt: wire.top.updatedate,
    addressCount: wire.top.addrcount,
    top10: wire.top.top10rate,
    top20: wire.top.top20rate,
    top50: wire.top.top50rate,
    top100: wire.top.top100rate,
    chains: wire.maincoins,
    holders: wire.toplist,
    flows: wire.flows,
    /** Change since the first day listed. */
    rise: wire.holdcoin.summary.rise,
    riseRate: wire.holdcoin.summary.riserate,
    /** Oldest first. */
    days: wire.holdcoin.list.map((day) => ({
      time: day.updatedate,
      addressCount: day.addrcount,
      top10: day.top10rate,
    })),
  })),
);

/** The holders of a coin. Shares in %, quantities in coins. */
export type CoinHolders = v.InferOutput<typeof holdersWire>;

export const coinHolderEndpoints = {
  coinHolders: defineEndpoint({
    policy: 300,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/holders',
    params: v.object({
      code: coinCode,
      /** Only this chain, by name. */
      maincoin: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    }),
    /** null: the circulating supply is not verified, so shares are unknown. */
    response: envelope(v.nullable(holdersWire)),
  }),
} as const;
