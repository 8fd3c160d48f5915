import * as v from 'valibot';
import { DAPP_CATEGORIES } from '../constants/dappCategories.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { RISK_WORDS } from './exchange/words.ts';
import { row, tupleRow } from './fields.ts';
import { placed, placeFields } from './placeParts.ts';
import { riskFields } from './riskParts.ts';
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

const dappFields = {
  code: ['id', v.string()],
  ...placeFields,
  category: v.picklist(DAPP_CATEGORIES),
  /** Most used first. */
  chains: v.array(v.string()),
  launchedAt: ['online_time', maybeTime],
  /** Addresses that used it in 24 h, and the change from the mean of the seven days before, %. */
  users: maybeCount,
  usersChange: ['users_change', maybeNum],
  transactions: ['txs', maybeCount],
  /** USD in 24 h; 0 if it moves nothing of value. */
  volume24h: ['volumn', maybeAmount],
  /** USD of the seven whole days before. */
  volume7d: ['volumn_week', maybeAmount],
  /** % of the volume of all listed applications. */
  share: ['percent', maybeShare],
  /** Addresses per day, oldest first, the last 24 h at the end. */
  trend: ['kline_data', lineNumbers],
  risk: ['risk_level', v.picklist(RISK_WORDS)],
} as const;

const dappRow = row(dappFields, placed);

/** A decentralised application. Money in USD, times in epoch ms. */
export type Dapp = v.InferOutput<typeof dappRow>;

const use = {
  users: wireCount,
  transactions: ['txs', wireCount],
  volume24h: ['volumn', wireAmount],
} as const;

const categoryRow = row({
  /** 'all' is the sum of the others. */
  category: v.picklist(['all', ...DAPP_CATEGORIES]),
  count: wireCount,
  ...use,
  /** % of all. */
  userShare: ['users_percent', wireShare],
  volumeShare: ['volumn_percent', wireShare],
});

/** Totals of a category in 24 h. */
export type DappCategoryTotal = v.InferOutput<typeof categoryRow>;

const detailRow = row(
  {
    ...dappFields,
    description: ['desc', text],
    website: ['siteurl', text],
    isOpenSource: ['isopen', flag],
    coin: v.nullable(v.object({ code: v.string(), symbol: v.string(), name: label, logo: text })),
    /** Its exchange code if it is an exchange; '' for others. */
    exchangeCode: ['exchangecode', text],
    risks: riskFields.risks,
    contracts: rowsOf(
      row({ chain: v.string(), use: v.string(), address: v.string(), url: ['blockurl', wireAddress] }),
    ),
    /** In 24 h, most used first; the parts add up to the application's totals. */
    byChain: ['chainlist', rowsOf(row({ chain: v.string(), ...use, share: ['percent', num] }))],
    /** By day, oldest first, the last 24 h at the end. */
    days: rowsOf(tupleRow({ time: wireTime, users: wireCount, transactions: wireCount, volume: wireAmount })),
  },
  placed,
);

/** Everything about one application. */
export type DappDetail = v.InferOutput<typeof detailRow>;
export type DappChainUse = DappDetail['byChain'][number];

/** What the list contains: a category, all, or the newest. */
export const DAPP_LISTS = ['all', 'newest', ...DAPP_CATEGORIES] as const;

/** Not paths of the original upstream. */
export const dappEndpoints = {
  /** Most used first; newest first under `newest`. */
  dapps: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: flatPage(dappRow),
  }),
  dappCategories: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/dapp/category',
    params: noParams,
    response: envelope(listOf(categoryRow)),
  }),
  dappInfo: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/dapp/info',
    params: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(detailRow),
  }),
} as const;
