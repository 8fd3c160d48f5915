import * as v from 'valibot';
import { coinHead, toHead } from '../coin/parts.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { newCoinWire } from '../newCoins.ts';
import { listPage, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum } from '../wireNumber.ts';
import { maybeTime } from '../wireTime.ts';
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

const saleWire = v.pipe(
  v.object({
    ...coinHead,
    type: v.picklist(SALE_KINDS),
    stage: v.picklist(SALE_STAGES),
    platform: text,
    platform_name: text,
    icoprice: maybeAmount,
    target_usd: maybeAmount,
    raised_usd: maybeAmount,
    progress: maybeAmount,
    begintime: maybeTime,
    endtime: maybeTime,
    onlinetime: maybeTime,
    current_price_usd: maybeAmount,
    change_percent: maybeNum,
    high_price: maybeAmount,
    high_time: maybeTime,
    roi: maybeNum,
    roi_ath: maybeNum,
    vol_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    kind: wire.type,
    stage: wire.stage,
    /** The seller; the code is that of a known exchange, or ''. */
    platform: { code: wire.platform, name: wire.platform_name },
    /** USD per coin. */
    issuePrice: wire.icoprice,
    target: wire.target_usd,
    raised: wire.raised_usd,
    /** % of the target. */
    progress: wire.progress,
    beginsAt: wire.begintime,
    endsAt: wire.endtime,
    /** First trading day; null for a coin that is not listed yet. */
    listedAt: wire.onlinetime,
    price: wire.current_price_usd,
    change24h: wire.change_percent,
    allTimeHigh: wire.high_price,
    allTimeHighAt: wire.high_time,
    /** Multiple of the issue price: now, and at the all-time high. */
    roi: wire.roi,
    athRoi: wire.roi_ath,
    volume24h: wire.vol_usd,
  })),
);

/** A sale of a coin before its listing. */
export type CoinSale = v.InferOutput<typeof saleWire>;

export const newcomerRankingEndpoints = {
  newCoinRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/newcoinrank_list',
    params: v.object({
      ...rankingPage,
      sort: wordParam(NEW_COIN_SORTS, 'vol'),
      days: numberChoice(NEW_COIN_DAYS, 90),
      platform: platformParam,
    }),
    response: listPage(newCoinWire),
  }),
  saleRank: defineEndpoint({
    policy: EACH_BEAT,
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
    response: listPage(saleWire),
  }),
} as const;
