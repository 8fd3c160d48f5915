import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeShare, num, wireAmount, wireCount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { word } from '../wireTexts.ts';
import { millis } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/**
 * Why a change is not split: the coin is the market itself, it is pegged, it has fewer than 30 days of returns, or its
 * change of today or the market's is not known.
 */
const UNSPLIT = ['market', 'peg', 'young', 'unknown'] as const;

export type Unsplit = (typeof UNSPLIT)[number];

/**
 * What happened around a coin. price: news that only tell the market itself, which is no cause of it. event: what the
 * calendar has besides unlocks and listings.
 */
const HAPPENING_KINDS = ['unlock', 'listing', 'event', 'notice', 'news', 'price'] as const;

export type HappeningKind = (typeof HAPPENING_KINDS)[number];

const happening = v.object({
  kind: v.picklist(HAPPENING_KINDS),
  time: millis,
  /** Whether only the day is known. */
  isAllDay: v.boolean(),
  title: label,
  /** Number of the news item or the notice; '' for another kind. */
  id: word,
  /** Coins unlocked. */
  amount: maybeAmount,
});

export type Happening = v.InferOutput<typeof happening>;

const move = v.object({
  code: text,
  symbol: label,
  /** % in 24 hours. */
  change24h: maybeNum,
  /** Parts of it, points of percent, which add up to it; `sector` is null where there is none. */
  split: v.nullable(v.object({ market: num, sector: maybeNum, own: num })),
  /** Why there is no split; null where there is one. */
  unsplit: v.nullable(v.picklist(UNSPLIT)),
  /** The sector whose part it is. */
  sector: v.nullable(v.object({ id: word, name: label })),
  /** Days of returns, of at most 90. */
  days: wireCount,
  /** Of the last 24 hours, newest first. */
  happenings: rowsOf(happening),
  /**
   * News that were read of the same hours: how many sources, how many items name the coin, how many of these only tell the
   * market. null where none is read.
   */
  news: v.nullable(v.object({ sources: wireCount, named: wireCount, prices: wireCount })),
  /**
   * Positions closed by force in 24 hours, USD, and the share of the windows of 24 hours in the last 30 days with less, %
   * (null without a week of them). null where nobody tells them.
   */
  liquidations: v.nullable(v.object({ long: wireAmount, short: wireAmount, percentile: maybeShare })),
  /** Mean funding rate, % per eight hours; null without perpetuals that tell it. */
  funding: maybeNum,
  /**
   * Where it stands beside the settlements of so many days, at most 30: % of them that were lower. null for a coin without a
   * past of futures, and with less than a week of it.
   */
  fundingStanding: v.nullable(v.object({ percentile: wireShare, days: wireCount })),
});

/** Why a coin moved in the last 24 hours. */
export type CoinMove = v.InferOutput<typeof move>;

export const coinMoveEndpoints = {
  /** Not a path of the original upstream. */
  coinMove: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/move',
    params: v.object({ coincode: coinCode }),
    response: envelope(move),
  }),
} as const;
