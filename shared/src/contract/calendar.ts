import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { envelope, flag, label, text, wordParam } from './wire.ts';
import { importance, maybeAmount, maybeCount, maybeShare } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { word } from './wireTexts.ts';
import { seconds } from './wireTime.ts';

/** Kind of a calendar event: 上线 主网与升级 空投 解锁 AMA 硬分叉 减半 交割 政策 宏观. */
export const CALENDAR_TYPES = [
  'listing',
  'mainnet',
  'airdrop',
  'unlock',
  'ama',
  'fork',
  'halving',
  'settlement',
  'policy',
  'macro',
] as const;
export type CalendarType = (typeof CALENDAR_TYPES)[number];

/**
 * Range of days: one day; its week (from Monday); the weeks its month touches; the sixty days from today; for one coin,
 * a quarter back and a year ahead; for a calendar feed, a month back and half a year ahead.
 */
const CALENDAR_SPANS = ['day', 'week', 'month', 'ahead', 'coin', 'feed'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const eventRow = row({
  id: word,
  title: label,
  /** Midnight in Beijing if only the day is known. */
  time: ['date_event', seconds],
  isAllDay: ['all_day', flag],
  type: ['category', v.picklist(CALENDAR_TYPES)],
  /** 1–3, 3 is the most important. */
  importance,
  /** `code` is '' for a coin that has no page yet. */
  coins: rowsOf(v.object({ code: text, symbol: word, name: text, logo: text })),
  source: text,
  /** Probability that it happens then, %; null if it is certain by rule or long past. */
  confidence: ['percentage', maybeShare],
  votes: ['vote_count', maybeCount],
  mayBeEarlier: ['can_occur_before', flag],
  isOfficial: ['confirmed_by_officials', flag],
  /** Coins unlocked, and their share of the circulating supply just before, %; null for other events. */
  unlockAmount: ['unlock_amount', maybeAmount],
  exchange: v.optional(v.nullable(v.object({ code: word, name: label })), null),
  unlockShare: ['unlock_share', maybeShare],
  /** Their worth at the present price, USD, of an unlock that is still to come; null if unknown. */
  unlockValue: ['unlock_value', v.optional(maybeAmount, null)],
});

/** An event at a known time. */
export type CalendarItem = v.InferOutput<typeof eventRow>;

/** Ms; the longest is a quarter back and a year ahead. */
const LONGEST_SPAN = 2 * 366 * 24 * 3_600_000;

const calendar = v.pipe(
  row({
    /** Sorted by time. */
    events: ['list', listOf(eventRow)],
    /** The range shown, [begin, end); the requested day, and today; midnights in Beijing. */
    begin: seconds,
    end: seconds,
    date: seconds,
    today: seconds,
    /** The requested coin. */
    coin: v.optional(v.nullable(v.object({ code: word, symbol: word, name: text })), null),
  }),
  v.check(({ begin, end }) => begin <= end && end - begin < LONGEST_SPAN, 'no span of a calendar'),
);

/** The events of a range of days. */
export type CalendarPage = v.InferOutput<typeof calendar>;

export const calendarEndpoints = {
  calendarList: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/calendar/list',
    params: v.object({
      span: wordParam(CALENDAR_SPANS, 'day'),
      /** YYYY-MM-DD; default: today. */
      date: v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)), ''),
      type: wordParam(['all', ...CALENDAR_TYPES], 'all'),
      /** This importance or higher. */
      level: wordParam(['1', '2', '3'], '1'),
      coincode: v.optional(v.union([v.literal(''), coinCode]), ''),
    }),
    response: envelope(calendar),
  }),
} as const;
