import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { countParam, envelope, label, truth } from './wire.ts';
import { maybeAmount, maybeNum, maybeShare, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { millis } from './wireTime.ts';

/** Why a number was refused, the gravest last: of one that was refused for several reasons the gravest is reported. */
export const REFUSAL_REASONS = [
  'outlier',
  'future',
  'crossed',
  'volume',
  'notANumber',
  'odd',
  'supply',
  'unconfirmed',
  'quarantined',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Refusals that are stored, and answered, at most; the oldest that have ended go first. */
export const MOST_REFUSALS = 10_000;
/** Days for which refusals and answers of sources are counted. */
export const RECORD_DAYS = 90;

const refusal = v.object({
  venue: label,
  title: label,
  subject: label,
  reason: v.picklist(REFUSAL_REASONS),
  /** Epoch ms; `until`: when it was refused last. */
  from: millis,
  until: millis,
  isOpen: truth,
  /** The largest deviation from the price that stood, %, signed. */
  deviation: maybeNum,
});

/** Ages in ms. */
const answerFigures = {
  asked: wireCount,
  answered: wireCount,
  medianAge: maybeAmount,
  lateAge: maybeAmount,
};

const sourceDay = v.object({ day: millis, name: label, title: label, ...answerFigures });

const sourceRecord = v.object({
  name: label,
  title: label,
  ...answerFigures,
  days: wireCount,
  /** %, oldest first, one a day; null for a day without a question. */
  availability: v.array(maybeShare),
});

const venueRecord = v.object({
  code: label,
  title: label,
  days: wireCount,
  quotes: wireCount,
  refusedShare: maybeShare,
  quarantinedShare: maybeShare,
  medianAge: maybeAmount,
});

/** A number that was refused. */
export type RefusalRow = v.InferOutput<typeof refusal>;
export type SourceDayRow = v.InferOutput<typeof sourceDay>;
/** A source over 90 days. */
export type SourceRecordRow = v.InferOutput<typeof sourceRecord>;
/** An exchange, by what we refused of it. */
export type VenueRecordRow = v.InferOutput<typeof venueRecord>;

const MINUTE_IN_SECONDS = 60;

export const trackRecordEndpoints = {
  /** 隔离日志: which numbers were refused, newest first. */
  refusalLog: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/source/refusals',
    params: v.object({ limit: countParam(200, MOST_REFUSALS) }),
    response: envelope(v.object({ total: wireCount, open: wireCount, rows: rowsOf(refusal) })),
  }),

  /** 来源履历: each source, and each exchange by our refusals, over 90 days. */
  sourceRecord: defineEndpoint({
    policy: MINUTE_IN_SECONDS,
    method: 'GET',
    host: 'api',
    path: '/api/v3/source/record',
    params: v.object({}),
    response: envelope(v.object({ sources: rowsOf(sourceRecord), exchanges: rowsOf(venueRecord) })),
  }),

  /** The same day by day, newest first. */
  sourceDays: defineEndpoint({
    policy: MINUTE_IN_SECONDS,
    method: 'GET',
    host: 'api',
    path: '/api/v3/source/days',
    params: v.object({}),
    response: envelope(v.object({ rows: rowsOf(sourceDay) })),
  }),
} as const;
