import * as v from 'valibot';
import { coinHead, coinQuote, toHead, toQuote } from './coinParts.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  countParam,
  flagParam,
  flatPage,
  listPage,
  maybeNum,
  maybeRank,
  num,
  numberChoice,
  text,
} from './wire.ts';
import { maybeTime } from './wireTime.ts';

/** `sort_type` of the risers and fallers: the period its change is measured over. */
export const CHANGE_PERIOD = { '1h': 3, '24h': 4, '7d': 5 } as const;
/** `filtertype` of the risers and fallers: which coins compete. All of them must trade over 50,000 USD a day. */
export const CHANGE_FILTER = { all: 0, top100: 1, top500: 2 } as const;

const pageParams = { page: countParam(1, 10_000), per_page: countParam(20, 200) } as const;

const moverWire = v.pipe(
  v.object({
    ...coinHead,
    ...coinQuote,
    rank: maybeRank,
    changerate: num,
    market_value_usd: maybeNum,
    vol_usd: maybeNum,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    rank: wire.rank,
    /** % over the period that was asked for. */
    change: wire.changerate,
    marketCap: wire.market_value_usd,
    volume24h: wire.vol_usd,
  })),
);

/** A riser or faller. */
export type CoinMover = v.InferOutput<typeof moverWire>;

const volumeWire = v.pipe(
  v.object({
    ...coinHead,
    ...coinQuote,
    rank: maybeRank,
    vol_usd: num,
    vol_week: maybeNum,
    vol_month: maybeNum,
    vol_change: maybeNum,
    percent: maybeNum,
    market_value_usd: maybeNum,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    rank: wire.rank,
    volume24h: wire.vol_usd,
    volume7d: wire.vol_week,
    volume30d: wire.vol_month,
    /** % against the 24 h before. */
    volumeChange: wire.vol_change,
    /** % of the volume of all coins. */
    volumeShare: wire.percent,
    marketCap: wire.market_value_usd,
  })),
);

/** A row of the volume ranking, USD. */
export type CoinVolume = v.InferOutput<typeof volumeWire>;

const turnoverWire = v.pipe(
  v.object({
    ...coinHead,
    ...coinQuote,
    rank: maybeRank,
    turnoverrate: num,
    turnoverrate_week: maybeNum,
    vol_usd: maybeNum,
    market_value_usd: maybeNum,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    rank: wire.rank,
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
    quantity: num,
    change: num,
    change_usd: maybeNum,
    change_rate: maybeNum,
    percentage: maybeNum,
    updatetime: maybeTime,
  }),
  v.transform((wire) => ({
    ...toHead(wire),
    ...toQuote(wire),
    address: wire.address,
    /** Whose address it is, '' when unknown. */
    label: wire.addressflag,
    chain: wire.platform_name,
    /** Coins held now; coins added (negative: removed) in 24 h, and their worth in USD. */
    quantity: wire.quantity,
    change: wire.change,
    changeValue: wire.change_usd,
    /** % of what was held 24 h ago. */
    changePercent: wire.change_rate,
    /** % of the circulating supply. */
    share: wire.percentage,
    updatedAt: wire.updatetime,
  })),
);

/** A large holder whose position moved. */
export type LargePosition = v.InferOutput<typeof positionWire>;

export const rankingEndpoints = {
  maxChange: defineEndpoint({
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/maxchange',
    params: v.object({
      ...pageParams,
      /** 1 risers, 0 fallers. */
      isup: flagParam(1),
      filtertype: numberChoice([0, 1, 2], CHANGE_FILTER.all),
      sort_type: numberChoice([3, 4, 5], CHANGE_PERIOD['24h']),
    }),
    response: listPage(moverWire),
  }),
  volumeRank: defineEndpoint({
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/coinvol',
    params: v.object(pageParams),
    response: listPage(volumeWire),
  }),
  turnoverRank: defineEndpoint({
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/turnover',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(20, 200) }),
    response: flatPage(turnoverWire),
  }),
  largePosition: defineEndpoint({
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/large_position',
    params: v.object({
      page: countParam(1, 10_000),
      pre_page: countParam(20, 100),
      type: v.optional(v.picklist(['increase', 'decrease']), 'increase'),
    }),
    response: listPage(positionWire),
  }),
} as const;
