import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { BIG_EVENT_TYPES } from './coin/events.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { countParam, envelope, label, listPage, text, wordParam } from './wire.ts';
import { importance, maybeAmount, maybeNum, num, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { word } from './wireTexts.ts';
import { wireTime } from './wireTime.ts';

const coinRow = v.object({ code: word, symbol: word, name: text, logo: text });

const bigEventRow = row({
  type: v.picklist(BIG_EVENT_TYPES),
  /** 3 is the most important. */
  importance,
  title: label,
  source: text,
  time: ['eventdate', wireTime],
  coin: coinRow,
  /** Close of that day, USD; null before the market's history begins. */
  price: maybeAmount,
  /** %, over the seven days before the day's close and over the seven days after; null if unknown. */
  changeBefore: ['change_before', maybeNum],
  changeAfter: ['change_after', maybeNum],
});

/** A milestone of any coin, with the prices around it. */
export type BigEventRow = v.InferOutput<typeof bigEventRow>;

/** What a speaker expects: 看多, 看空. */
const STANCES = ['bull', 'bear'] as const;
export type Stance = (typeof STANCES)[number];

const speaker = v.object({
  id: word,
  name: label,
  role: text,
  /** Numbers of statements: all, due ones (a month old), and due ones that came true. */
  total: num,
  settled: wireCount,
  right: wireCount,
});

/** Somebody who makes price predictions, and how often they came true. */
export type Speaker = v.InferOutput<typeof speaker>;

const speechRow = row({
  id: v.string(),
  time: wireTime,
  speaker: v.string(),
  stance: v.picklist(STANCES),
  content: v.string(),
  coin: coinRow,
  price: maybeAmount,
  /** USD now. */
  priceNow: ['price_now', maybeAmount],
  /** USD thirty days after the statement; null if they have not passed. */
  priceDue: ['price_due', maybeAmount],
});

/** A statement about a coin, with its price at the time (USD) and since. */
export type Speech = v.InferOutput<typeof speechRow>;

const speeches = v.object({ speakers: rowsOf(speaker), speeches: rowsOf(speechRow) });

/** Statements and their speakers. */
export type Speeches = v.InferOutput<typeof speeches>;

export const bigEventEndpoints = {
  /** Milestones of all coins with a recorded history, newest first. */
  bigEventList: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/bigevent/list',
    params: v.object({
      page: countParam(1, 100),
      per_page: countParam(30, 100),
      type: wordParam(['all', ...BIG_EVENT_TYPES], 'all'),
      coincode: v.optional(v.union([v.literal(''), coinCode]), ''),
    }),
    response: listPage(bigEventRow),
  }),
  /** Newest first; `speaker` selects one speaker. */
  speechList: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/speech/list',
    params: v.object({ speaker: v.optional(v.pipe(v.string(), v.maxLength(40)), '') }),
    response: envelope(speeches),
  }),
} as const;
