import * as v from 'valibot';
import { coinHead, coinQuote, rankedCoin, toHead, toQuote, toRankedCoin } from '../coin/parts.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { countParam, flag, flagParam, flatPage, listPage, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount } from '../wireNumber.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime } from '../wireTime.ts';
import { capParam } from './params.ts';

/** `sort_type` of the gainers and losers: the period of the change. */
export const CHANGE_PERIOD = { '5m': 1, '15m': 2, '1h': 3, '24h': 4, '7d': 5, '30d': 6 } as const;
/** `sort` of the volume ranking: the period of the order and the share. */
export const VOLUME_SORTS = ['vol', 'vol_w', 'vol_m'] as const;
/** `sort` of the turnover ranking: 24 h, or the mean of seven days. */
const TURNOVER_SORTS = ['turnover', 'turnover_week'] as const;
/** Days over which the change of a large position is measured. */
export const POSITION_DAYS = [1, 7, 30] as const;
/** Whose positions: all addresses, or without exchanges, contracts and burn addresses. */
export const POSITION_OWNERS = ['all', 'other'] as const;

const pageParams = { page: countParam(1, 10_000), per_page: countParam(20, 200) } as const;

const moverWire = v.pipe(
  v.object({
    ...rankedCoin,
    changerate: num,
    change_hour: maybeNum,
    change_week: maybeNum,
    market_value_usd: maybeAmount,
    vol_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    /** % over the requested period. */
    change: wire.changerate,
    change1h: wire.change_hour,
    change7d: wire.change_week,
    marketCap: wire.market_value_usd,
    volume24h: wire.vol_usd,
  })),
);

/** A gainer or loser. */
export type CoinMover = v.InferOutput<typeof moverWire>;

const volumeWire = v.pipe(
  v.object({
    ...rankedCoin,
    vol_usd: wireAmount,
    vol_week: maybeAmount,
    vol_month: maybeAmount,
    vol_change: maybeNum,
    percent: maybeNum,
    market_value_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    volume24h: wire.vol_usd,
    volume7d: wire.vol_week,
    volume30d: wire.vol_month,
    /** % change from the 24 h before. */
    volumeChange: wire.vol_change,
    /** % of the volume of all ranked coins over the period of the order. */
    volumeShare: wire.percent,
    marketCap: wire.market_value_usd,
  })),
);

/** A row of the volume ranking, USD. */
export type CoinVolume = v.InferOutput<typeof volumeWire>;

const turnoverWire = v.pipe(
  v.object({
    ...rankedCoin,
    turnoverrate: wireAmount,
    turnoverrate_week: maybeAmount,
    vol_usd: maybeAmount,
    market_value_usd: maybeAmount,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    /** 24 h volume ÷ market value, %. */
    turnoverRate: wire.turnoverrate,
    /** Mean of the last seven days, %. */
    turnoverRate7d: wire.turnoverrate_week,
    volume24h: wire.vol_usd,
    marketCap: wire.market_value_usd,
  })),
);

/** A row of the turnover ranking. */
export type CoinTurnover = v.InferOutput<typeof turnoverWire>;

const positionWire = v.pipe(
  v.object({
    ...coinHead,
    ...coinQuote,
    address: v.string(),
    addressflag: text,
    platform_name: text,
    quantity: wireAmount,
    change: num,
    change_usd: maybeNum,
    change_rate: maybeNum,
    percentage: maybeShare,
    updatetime: maybeTime,
    blockurl: wireAddress,
    iscontract: flag,
    destroy: flag,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    address: wire.address,
    explorerUrl: wire.blockurl,
    isContract: wire.iscontract,
    isBurnt: wire.destroy,
    /** Owner of the address, '' if unknown. */
    label: wire.addressflag,
    chain: wire.platform_name,
    /** Coins held now; coins added (negative: removed) over the requested days, and their value in USD. */
    quantity: wire.quantity,
    change: wire.change,
    changeValue: wire.change_usd,
    /** % of the earlier balance. */
    changePercent: wire.change_rate,
    /** % of the circulating supply. */
    share: wire.percentage,
    updatedAt: wire.updatetime,
  })),
);

/** A large holder whose position changed. */
export type LargePosition = v.InferOutput<typeof positionWire>;

export const rankingEndpoints = {
  maxChange: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/maxchange',
    params: v.object({
      ...pageParams,
      /** 1: gainers, 0: losers. */
      isup: flagParam(1),
      filtertype: capParam,
      /** Only coins of this sector. */
      concept: v.optional(v.pipe(v.string(), v.maxLength(40))),
      sort_type: numberChoice(Object.values(CHANGE_PERIOD), CHANGE_PERIOD['24h']),
    }),
    response: listPage(moverWire),
  }),
  volumeRank: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/coinvol',
    params: v.object({ ...pageParams, sort: wordParam(VOLUME_SORTS, 'vol'), filtertype: capParam }),
    response: listPage(volumeWire),
  }),
  turnoverRank: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/turnover',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(20, 200),
      sort: wordParam(TURNOVER_SORTS, 'turnover'),
      filtertype: capParam,
    }),
    response: flatPage(turnoverWire),
  }),
  largePosition: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/large_position',
    params: v.object({
      page: countParam(1, 10_000),
      pre_page: countParam(20, 200),
      type: v.optional(v.picklist(['increase', 'decrease']), 'increase'),
      days: numberChoice(POSITION_DAYS, 1),
      owner: wordParam(POSITION_OWNERS, 'all'),
    }),
    response: listPage(positionWire),
  }),
} as const;
