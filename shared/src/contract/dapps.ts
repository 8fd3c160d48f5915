import * as v from 'valibot';
import { DAPP_CATEGORIES } from '../constants/dappCategories.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { RISK_WORDS } from './exchange/words.ts';
import { placeName, toPlaceName } from './placeParts.ts';
import { riskEntries } from './riskParts.ts';
import { countParam, envelope, flag, flagParam, flatPage, label, noParams, text, wordParam } from './wire.ts';
import {
  lineNumbers,
  maybeAmount,
  maybeCount,
  maybeNum,
  maybeShare,
  num,
  wireAmount,
  wireCount,
  wireShare,
} from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireAddress } from './wireTexts.ts';
import { maybeTime, wireTime } from './wireTime.ts';

const rowEntries = {
  id: v.string(),
  ...placeName,
  category: v.picklist(DAPP_CATEGORIES),
  chains: v.array(v.string()),
  online_time: maybeTime,
  users: maybeCount,
  users_change: maybeNum,
  txs: maybeCount,
  volumn: maybeAmount,
  volumn_week: maybeAmount,
  percent: maybeShare,
  kline_data: lineNumbers,
  risk_level: v.picklist(RISK_WORDS),
} as const;

const rowObject = v.object(rowEntries);

function toRow(wire: v.InferOutput<typeof rowObject>) {
  return {
    code: wire.id,
    ...toPlaceName(wire),
    category: wire.category,
    /** Most used first. */
    chains: wire.chains,
    launchedAt: wire.online_time,
    /** Addresses that used it in 24 h, and the change from the mean of the seven days before, %. */
    users: wire.users,
    usersChange: wire.users_change,
    transactions: wire.txs,
    /** USD in 24 h; 0 if it moves nothing of value. */
    volume24h: wire.volumn,
    /** USD of the seven whole days before. */
    volume7d: wire.volumn_week,
    /** % of the volume of all listed applications. */
    share: wire.percent,
    /** Addresses per day, oldest first, the last 24 h at the end. */
    trend: wire.kline_data,
    risk: wire.risk_level,
  };
}

const rowWire = v.pipe(rowObject, v.transform(toRow));

/** A decentralised application. Money in USD, times in epoch ms. */
export type Dapp = v.InferOutput<typeof rowWire>;

const use = v.object({ users: wireCount, txs: wireCount, volumn: wireAmount });

const categoryWire = v.pipe(
  v.object({
    ...use.entries,
    category: v.picklist(['all', ...DAPP_CATEGORIES]),
    count: wireCount,
    users_percent: wireShare,
    volumn_percent: wireShare,
  }),
  v.transform((wire) => ({
    /** 'all' is the sum of the others. */
    category: wire.category,
    count: wire.count,
    users: wire.users,
    transactions: wire.txs,
    volume24h: wire.volumn,
    /** % of all. */
    userShare: wire.users_percent,
    volumeShare: wire.volumn_percent,
  })),
);

/** Totals of a category in 24 h. */
export type DappCategoryTotal = v.InferOutput<typeof categoryWire>;

const detailWire = v.pipe(
  v.object({
    ...rowEntries,
    ...riskEntries,
    desc: text,
    siteurl: text,
    isopen: flag,
    coin: v.nullable(v.object({ code: v.string(), symbol: v.string(), name: label, logo: text })),
    exchangecode: text,
    contracts: rowsOf(
      v.object({ chain: v.string(), use: v.string(), address: v.string(), blockurl: wireAddress }),
    ),
    chainlist: rowsOf(v.object({ ...use.entries, chain: v.string(), percent: num })),
    days: rowsOf(v.tuple([wireTime, wireCount, wireCount, wireAmount])),
  }),
  v.transform((wire) => ({
    ...toRow(wire),
    description: wire.desc,
    website: wire.siteurl,
    isOpenSource: wire.isopen,
    coin: wire.coin,
    /** Its exchange code if it is an exchange; '' for others. */
    exchangeCode: wire.exchangecode,
    risks: wire.risks,
    contracts: wire.contracts.map(({ blockurl, ...contract }) => ({ ...contract, url: blockurl })),
    /** In 24 h, most used first; the parts add up to the application's totals. */
    byChain: wire.chainlist.map(({ chain, users, txs, volumn, percent }) => ({
      chain,
      users,
      transactions: txs,
      volume24h: volumn,
      share: percent,
    })),
    /** By day, oldest first, the last 24 h at the end. */
    days: wire.days.map(([time, users, transactions, volume]) => ({ time, users, transactions, volume })),
  })),
);

/** Everything about one application. */
export type DappDetail = v.InferOutput<typeof detailWire>;
export type DappChainUse = DappDetail['byChain'][number];

/** What the list contains: a category, all, or the newest. */
export const DAPP_LISTS = ['all', 'newest', ...DAPP_CATEGORIES] as const;

/** Not paths of the original upstream. */
export const dappEndpoints = {
  /** Most used first; newest first under `newest`. */
  dapps: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/dapp/list',
    params: v.object({
      page: countParam(1, 1000),
      pagesize: countParam(100, 200),
      type: wordParam(DAPP_LISTS, 'all'),
      /** Only on this chain. */
      chain: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      /** Only NFT markets, most traded first. */
      nft: flagParam(0),
    }),
    response: flatPage(rowWire),
  }),
  dappCategories: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/dapp/category',
    params: noParams,
    response: envelope(listOf(categoryWire)),
  }),
  dappInfo: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/dapp/info',
    params: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(detailWire),
  }),
} as const;
