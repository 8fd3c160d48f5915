import * as v from 'valibot';
import { UNLOCK_CATEGORIES } from '../indicators/unlockSchedule.ts';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { envelope, label, text, wordParam } from './wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeMillis, millis } from './wireTime.ts';

/** 7 days from now, the month in Beijing with what of it has passed, 90 days from now, the 90 days before now. */
export const UNLOCK_RANGES = ['week', 'month', 'quarter', 'past'] as const;
export type UnlockRange = (typeof UNLOCK_RANGES)[number];

/** At once, or evenly by day. */
export const UNLOCK_KINDS = ['cliff', 'linear'] as const;
export type UnlockKind = (typeof UNLOCK_KINDS)[number];

const category = v.picklist(UNLOCK_CATEGORIES);

const part = v.object({ category, amount: wireAmount });

/** What unlocks (cliffs) of a coin within the last year did to its price: medians, %; each null while no such day is known. */
const reaction = v.object({
  /** Unlocks with a known price seven days before and on their day. */
  count: wireCount,
  before: maybeNum,
  /** Of those that are more than seven days ago. */
  after: maybeNum,
});

const unlock = v.object({
  id: v.string(),
  kind: v.picklist(UNLOCK_KINDS),
  code: v.string(),
  symbol: label,
  name: label,
  logo: text,
  /** When; of daily ones when their part of the range begins. */
  time: millis,
  /** When the part of the range ends; null for an unlock at once. */
  until: maybeMillis,
  /** Coins; of daily ones all of the range. */
  amount: wireAmount,
  /** Coins a day; null for an unlock at once. */
  perDay: maybeAmount,
  /** Coins in circulation just before; now for daily ones, and where nobody tells the other. */
  circulating: maybeAmount,
  /** The amount as % of these; may be above 100. */
  share: maybeAmount,
  /** USD: now, or the close of the day of an unlock that has passed. */
  price: maybeAmount,
  /** The amount at this price, USD. */
  value: maybeAmount,
  /** For whom; adds up to the amount. */
  parts: rowsOf(part),
  /** What passed unlocks of the coin did; null for a coin without any. */
  history: v.nullable(reaction),
  /** Change of the price within the seven days until the day of a passed unlock, and within the seven after it, %. */
  before7d: maybeNum,
  after7d: maybeNum,
});

/** An unlock of a coin, passed or to come. */
export type UnlockRow = v.InferOutput<typeof unlock>;

const list = v.object({
  range: v.picklist(UNLOCK_RANGES),
  /** [from, to), epoch ms. */
  from: millis,
  to: millis,
  /** Those at once by time, then daily ones, most worth first. */
  rows: rowsOf(unlock),
  /** Day (midnight in Beijing), worth of unlocks at once and of daily ones in it, USD. */
  days: rowsOf(v.tuple([millis, wireAmount, wireAmount])),
  /** Of unlocks at once. */
  count: wireCount,
  /** Sums of the rows, USD; null if no worth is known. */
  cliffValue: maybeAmount,
  linearValue: maybeAmount,
});

/** Unlocks of all coins within a range. */
export type UnlockList = v.InferOutput<typeof list>;

const whole = v.object({
  category,
  /** Coins for it in the end, and free now. */
  total: wireAmount,
  unlocked: wireAmount,
});

const schedule = v.object({
  code: v.string(),
  symbol: label,
  name: label,
  /** Coins that exist once all are unlocked; null if unknown. */
  total: maybeAmount,
  /** Coins in circulation now, by those who count them; null if unknown. */
  circulating: maybeAmount,
  /** Free now by the schedule. */
  unlocked: wireAmount,
  categories: rowsOf(whole),
  /** Coins that are unlocked each day now, by category. */
  daily: rowsOf(v.object({ category, perDay: wireAmount, until: millis })),
  /** The next unlocks at once. */
  next: rowsOf(unlock),
  /** Those of the last year, newest first. */
  past: rowsOf(unlock),
  reaction: v.nullable(reaction),
  /** Epoch ms and coins free then, by the order of `categories`. */
  points: rowsOf(v.tuple([millis, v.array(wireAmount)])),
});

/** What is unlocked of a coin, for whom and when. */
export type CoinUnlockSchedule = v.InferOutput<typeof schedule>;
export type UnlockReaction = v.InferOutput<typeof reaction>;

/** None of them is a path of the original upstream. */
export const unlockEndpoints = {
  unlockList: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/unlocks/list',
    params: v.object({ range: wordParam(UNLOCK_RANGES, 'week') }),
    response: envelope(list),
  }),
  coinUnlocks: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/unlocks',
    params: v.object({ code: coinCode }),
    /** null for a coin without a schedule. */
    response: envelope(v.nullable(schedule)),
  }),
} as const;
