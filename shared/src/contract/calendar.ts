import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { envelope, flag, label, text, wordParam } from './wire.ts';
import { importance, maybeAmount, maybeCount, maybeShare } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireAddress, word } from './wireTexts.ts';
import { maybeSeconds, seconds } from './wireTime.ts';

/** Kind of a calendar event: 上线 下架 维护 主网与升级 空投 解锁 AMA 硬分叉 减半 难度 交割 投票 政策 宏观. */
export const CALENDAR_TYPES = [
  'listing',
  'delisting',
  'maintenance',
  'mainnet',
  'airdrop',
  'unlock',
  'ama',
  'fork',
  'halving',
  'difficulty',
  'settlement',
  'vote',
  'policy',
  'macro',
] as const;
export type CalendarType = (typeof CALENDAR_TYPES)[number];

/**
 * Range of days: one day; the seven days from it; the weeks (from Monday) its month touches; the sixty days from today; for one coin,
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
  /** Where its publisher keeps it; '' for none. */
  address: ['source_url', wireAddress],
  /** How its time is known or computed; '' where the source says all. */
  method: ['time_method', text],
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
  /** What is open in the contracts and options that expire then, USD, of an expiry still to come; null if unknown. */
  openInterest: ['open_interest', v.optional(maybeAmount, null)],
});

/** An event at a known time. */
export type CalendarItem = v.InferOutput<typeof eventRow>;

const KINDS = ['all', ...CALENDAR_TYPES] as const;

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
    /** What was requested. */
    span: v.optional(v.picklist(CALENDAR_SPANS), 'day'),
    type: ['category', v.optional(v.picklist(KINDS), 'all')],
    /** The requested coin. */
    coin: v.optional(v.nullable(v.object({ code: word, symbol: word, name: text })), null),
    /** The kinds of which something is known; of any other nobody tells. */
    kinds: v.optional(rowsOf(v.picklist(CALENDAR_TYPES)), []),
    /** The coins of the range, whichever one is requested, by symbol. */
    coins: ['coin_list', v.optional(rowsOf(v.object({ code: word, symbol: word })), [])],
    /** The first day with events after a range that has none to come, midnight in Beijing; null where it has, or nobody knows one. */
    nextDay: ['next_day', maybeSeconds],
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
      type: wordParam(KINDS, 'all'),
      /** This importance or higher. */
      level: wordParam(['1', '2', '3'], '1'),
      coincode: v.optional(v.union([v.literal(''), coinCode]), ''),
    }),
    response: envelope(calendar),
  }),
} as const;
