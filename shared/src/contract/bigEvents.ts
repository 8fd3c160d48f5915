import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { BIG_EVENT_TYPES } from './coin/events.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, envelope, label, listPage, text, wordParam } from './wire.ts';
import { importance, maybeAmount, maybeNum, num, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { word } from './wireTexts.ts';
import { wireTime } from './wireTime.ts';

const coinWire = v.object({ code: word, symbol: word, name: text, logo: text });

const bigEventWire = v.pipe(
  v.object({
    eventdate: wireTime,
    title: label,
    type: v.picklist(BIG_EVENT_TYPES),
    importance,
    source: text,
    coin: coinWire,
    price: maybeAmount,
    change_before: maybeNum,
    change_after: maybeNum,
  }),
  v.transform((wire) => ({
    time: wire.eventdate,
    title: wire.title,
    type: wire.type,
    /** 3 is the most important. */
    importance: wire.importance,
    source: wire.source,
    coin: wire.coin,
    /** Close of that day, USD; null before the market's history begins. */
    price: wire.price,
    /** %, over the seven days before the day's close and over the seven days after; null if unknown. */
    changeBefore: wire.change_before,
    changeAfter: wire.change_after,
  })),
);

/** A milestone of any coin, with the prices around it. */
export type BigEventRow = v.InferOutput<typeof bigEventWire>;

/** What a speaker expects: 看多, 看空. */
const STANCES = ['bull', 'bear'] as const;
export type Stance = (typeof STANCES)[number];

const speakerWire = v.object({
  id: word,
  name: label,
  role: text,
  /** Numbers of statements: all, due ones (a month old), and due ones that came true. */
  total: num,
  settled: wireCount,
  right: wireCount,
});

/** Somebody who makes price predictions, and how often they came true. */
export type Speaker = v.InferOutput<typeof speakerWire>;

const speechWire = v.pipe(
  v.object({
    id: v.string(),
    time: wireTime,
    speaker: v.string(),
    stance: v.picklist(STANCES),
    content: v.string(),
    coin: coinWire,
    price: maybeAmount,
    price_now: maybeAmount,
    price_due: maybeAmount,
  }),
  v.transform(({ price_now, price_due, ...wire }) => ({
    ...wire,
    /** USD now. */
    priceNow: price_now,
    /** USD thirty days after the statement; null if they have not passed. */
    priceDue: price_due,
  })),
);

/** A statement about a coin, with its price at the time (USD) and since. */
export type Speech = v.InferOutput<typeof speechWire>;

const speechesWire = v.object({ speakers: rowsOf(speakerWire), speeches: rowsOf(speechWire) });

/** Statements and their speakers. */
export type Speeches = v.InferOutput<typeof speechesWire>;

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
    response: listPage(bigEventWire),
  }),
  /** Newest first; `speaker` selects one speaker. */
  speechList: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/speech/list',
    params: v.object({ speaker: v.optional(v.pipe(v.string(), v.maxLength(40)), '') }),
    response: envelope(speechesWire),
  }),
} as const;
