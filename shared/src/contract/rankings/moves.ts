import * as v from 'valibot';
import { coinHead, coinQuote, named, rankedCoin } from '../coin/parts.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { countParam, flag, flagParam, flatPage, listPage, numberChoice, text, wordParam } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount } from '../wireNumber.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeIntegerSeconds } from '../wireTime.ts';
import { capParam } from './params.ts';

/** `sort_type` of the gainers and losers: the period of the change. */
export const CHANGE_PERIOD = { '5m': 1, '15m': 2, '1h': 3, '24h': 4, '7d': 5, '30d': 6 } as const;
/** `min_vol` of the gainers and losers: the least 24 h volume in USD. */
export const VOLUME_FLOOR = { none: 0, small: 50_000, large: 5_000_000 } as const;
/** `sort` of the volume ranking: the period of the order and the share. */
export const VOLUME_SORTS = ['vol', 'vol_w', 'vol_m'] as const;
/** `sort` of the turnover ranking: 24 h, or the mean of seven days. */
const TURNOVER_SORTS = ['turnover', 'turnover_week'] as const;
/** Days over which the change of a large position is measured. */
export const POSITION_DAYS = [1, 7, 30] as const;
/** Whose positions: all addresses, or without exchanges, contracts and burn addresses. */
export const POSITION_OWNERS = ['all', 'other'] as const;

const pageParams = { page: countParam(1, 10_000), per_page: countParam(20, 200) } as const;

const moverRow = row(
  {
    ...rankedCoin,
    /** % over the requested period. */
    change: ['changerate', num],
    change1h: ['change_hour', maybeNum],
    change7d: ['change_week', maybeNum],
    marketCap: ['market_value_usd', maybeAmount],
    volume24h: ['vol_usd', maybeAmount],
  },
  named,
);

/** A gainer or loser. */
export type CoinMover = v.InferOutput<typeof moverRow>;

const volumeRow = row(
  {
    ...rankedCoin,
    volume24h: ['vol_usd', wireAmount],
    volume7d: ['vol_week', maybeAmount],
    volume30d: ['vol_month', maybeAmount],
    /** % change from the 24 h before. */
    volumeChange: ['vol_change', maybeNum],
    /** % of the volume of all ranked coins over the period of the order. */
    volumeShare: ['percent', maybeNum],
    marketCap: ['market_value_usd', maybeAmount],
  },
  named,
);

/** A row of the volume ranking, USD. */
export type CoinVolume = v.InferOutput<typeof volumeRow>;

const turnoverRow = row(
  {
    ...rankedCoin,
    /** 24 h volume ÷ market value, %. */
    turnoverRate: ['turnoverrate', wireAmount],
    /** Mean of the last seven days, %. */
    turnoverRate7d: ['turnoverrate_week', maybeAmount],
    volume24h: ['vol_usd', maybeAmount],
    marketCap: ['market_value_usd', maybeAmount],
  },
  named,
);

/** A row of the turnover ranking. */
export type CoinTurnover = v.InferOutput<typeof turnoverRow>;

const positionRow = row(
  {
    ...coinHead,
    ...coinQuote,
    address: v.string(),
    /** Owner of the address, '' if unknown. */
    label: ['addressflag', text],
    chain: ['platform_name', text],
    /** Coins held now; coins added (negative: removed) over the requested days, and their value in USD. */
    quantity: wireAmount,
    change: num,
    changeValue: ['change_usd', maybeNum],
    /** % of the earlier balance. */
    changePercent: ['change_rate', maybeNum],
    /** % of the circulating supply. */
    share: ['percentage', maybeShare],
    updatedAt: ['updatetime', maybeIntegerSeconds],
    explorerUrl: ['blockurl', wireAddress],
    isContract: ['iscontract', flag],
    isBurnt: ['destroy', flag],
  },
  named,
);

/** A large holder whose position changed. */
export type LargePosition = v.InferOutput<typeof positionRow>;

export const rankingEndpoints = {
  maxChange: defineEndpoint({
    policy: EACH_CYCLE,
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
      /** A change of less trade means little. Not a parameter of the original upstream. */
      min_vol: numberChoice(Object.values(VOLUME_FLOOR), VOLUME_FLOOR.small),
      sort_type: numberChoice(Object.values(CHANGE_PERIOD), CHANGE_PERIOD['24h']),
    }),
    response: listPage(moverRow),
  }),
  volumeRank: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/coinvol',
    params: v.object({ ...pageParams, sort: wordParam(VOLUME_SORTS, 'vol'), filtertype: capParam }),
    response: listPage(volumeRow),
  }),
  turnoverRank: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: flatPage(turnoverRow),
  }),
  largePosition: defineEndpoint({
    policy: EACH_CYCLE,
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
    response: listPage(positionRow),
  }),
} as const;
