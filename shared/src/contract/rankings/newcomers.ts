import * as v from 'valibot';
import { coinHead, named } from '../coin/parts.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { newCoinRow } from '../newCoins.ts';
import { listPage, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum } from '../wireNumber.ts';
import { maybeIntegerSeconds } from '../wireTime.ts';
import { rankingPage } from './params.ts';

/** `sort` of the ranking of new coins: volume, gain since listing, newest. */
export const NEW_COIN_SORTS = ['vol', 'rise', 'time'] as const;
/** Maximum age of a listing, days; 0 is unlimited. */
const NEW_COIN_DAYS = [0, 30, 90, 365] as const;
/** Only coins listed by this exchange, from its listing on; '' for all. */
const platformParam = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');
/** How a coin was sold before its listing: by its makers, on an exchange, on chain. */
const SALE_KINDS = ['ico', 'ieo', 'ido'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
const SALE_STAGES = ['upcoming', 'ongoing', 'ended'] as const;
export type SaleStage = (typeof SALE_STAGES)[number];
/** `stage` of the list of sales; 'listed' are finished sales whose coins trade. */
const SALE_FILTERS = ['all', ...SALE_STAGES, 'listed'] as const;
/** `sort` of the list of sales: newest, current return of the buyers, return at the all-time high. */
export const SALE_SORTS = ['recent', 'roi', 'ath'] as const;

const saleRow = row(
  {
    ...coinHead,
    kind: ['type', v.picklist(SALE_KINDS)],
    stage: v.picklist(SALE_STAGES),
    /** The seller; the code is that of a known exchange, or ''. */
    platform: { code: ['platform', text], name: ['platform_name', text] },
    /** USD per coin. */
    issuePrice: ['icoprice', maybeAmount],
    target: ['target_usd', maybeAmount],
    raised: ['raised_usd', maybeAmount],
    /** % of the target. */
    progress: maybeAmount,
    beginsAt: ['begintime', maybeIntegerSeconds],
    endsAt: ['endtime', maybeIntegerSeconds],
    /** First trading day; null for a coin that is not listed yet. */
    listedAt: ['onlinetime', maybeIntegerSeconds],
    price: ['current_price_usd', maybeAmount],
    change24h: ['change_percent', maybeNum],
    allTimeHigh: ['high_price', maybeAmount],
    allTimeHighAt: ['high_time', maybeIntegerSeconds],
    /** Multiple of the issue price: now, and at the all-time high. */
    roi: maybeNum,
    athRoi: ['roi_ath', maybeNum],
    volume24h: ['vol_usd', maybeAmount],
  },
  named,
);

/** A sale of a coin before its listing. */
export type CoinSale = v.InferOutput<typeof saleRow>;

export const newcomerRankingEndpoints = {
  newCoinRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/newcoinrank_list',
    params: v.object({
      ...rankingPage,
      sort: wordParam(NEW_COIN_SORTS, 'vol'),
      days: numberChoice(NEW_COIN_DAYS, 90),
      platform: platformParam,
    }),
    response: listPage(newCoinRow),
  }),
  saleRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/ico',
    params: v.object({
      ...rankingPage,
      type: wordParam(['all', ...SALE_KINDS], 'all'),
      stage: wordParam(SALE_FILTERS, 'all'),
      sort: wordParam(SALE_SORTS, 'recent'),
      platform: platformParam,
    }),
    response: listPage(saleRow),
  }),
} as const;
