import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, flag, text } from '../wire.ts';
import { maybeCount, maybeNum, maybeShare, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

const holderRow = row(
  {
    address: v.string(),
    quantity: wireAmount,
    /** % of the circulating supply (of the chain's part, if one chain is requested). */
    share: ['percentage', wireShare],
    /** Code of the exchange that owns the address; '' for others. */
    platform: text,
    /** Name of the owner, if known: 币安. */
    owner: ['platform_name', text],
    ownerLogo: ['logo', text],
    /** Change in coins over 24 h. */
    change24h: ['change', maybeNum],
    absoluteChange: ['change_abs', maybeNum, 'unread'],
    chain: ['maincoin', text],
    explorerUrl: ['blockurl', wireAddress],
    updatedAt: ['updatetime', wireTime],
    isHidden: ['hidden', flag, 'unread'],
    isBurnt: ['destroy', flag],
    isContract: ['iscontract', flag],
    label: ['addressflag', text],
  },
  ({ platform, isBurnt, isContract, ...holder }) => ({
    ...holder,
    kind: kindOf({ platform, isBurnt, isContract }),
  }),
);

/** Kind of an address. */
export type HolderKind = 'exchange' | 'contract' | 'burn' | 'other';

function kindOf(of: { platform: string; isBurnt: boolean; isContract: boolean }): HolderKind {
  if (of.isBurnt) return 'burn';
  if (of.platform !== '') return 'exchange';
  return of.isContract ? 'contract' : 'other';
}

/** An address and its balance. */
export type CoinHolder = v.InferOutput<typeof holderRow>;

const chainRow = row({
  name: ['maincoin', v.string()],
  contractAddress: ['contractaddress', text],
  description: ['description', text, 'unread'],
  contractUrl: ['urlprefix', text],
  supply: wireAmount,
  /** % of the circulating supply on this chain. */
  share: ['percentage', wireShare],
  addressCount: ['addrcount', wireCount],
  /** % of the chain's supply. */
  top10: ['top10rate', wireShare],
});

/** A chain on which a coin is issued. */
export type HolderChain = v.InferOutput<typeof chainRow>;

const holdersRow = row(
  {
    top: row({
      updatedAt: ['updatedate', maybeTime],
      addressCount: ['addrcount', maybeCount],
      top10: ['top10rate', maybeShare],
      top20: ['top20rate', maybeShare],
      top50: ['top50rate', maybeShare],
      top100: ['top100rate', maybeShare],
    }),
    chains: ['maincoins', rowsOf(chainRow)],
    /** Largest first; more than a hundred, so that a hundred remain after filtering. */
    holders: ['toplist', rowsOf(holderRow)],
    /** The ten largest changes in 24 h. */
    flows: rowsOf(holderRow),
    trend: [
      'holdcoin',
      row({
        summary: row({
          rise: maybeNum,
          riseRate: ['riserate', maybeNum],
          addressCount: ['addrcount', maybeCount, 'unread'],
        }),
        days: [
          'list',
          rowsOf(
            row({
              time: ['updatedate', wireTime],
              addressCount: ['addrcount', wireCount],
              top10: ['top10rate', wireShare],
            }),
          ),
        ],
      }),
    ],
  },
  ({ top, trend, ...lists }) => ({
    ...top,
    ...lists,
    /** Change since the first day listed. */
    ...trend.summary,
    /** Oldest first. */
    days: trend.days,
  }),
);

/** The holders of a coin. Shares in %, quantities in coins. */
export type CoinHolders = v.InferOutput<typeof holdersRow>;

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
    response: envelope(v.nullable(holdersRow)),
  }),
} as const;
