import * as v from 'valibot';
import type { IndicatorDay } from '../indicators/indicatorDay.ts';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { codec } from './fields.ts';
import { countParam, envelope } from './wire.ts';
import { isReadAsItIs, maybeNum } from './wireNumber.ts';
import { listOf } from './wireRows.ts';
import { isSecond, seconds } from './wireTime.ts';

/** More days than any coin's history has. */
const EVERY_DAY = 10_000;

type PlainRow = [time: number, value: number | null, price: number | null, ...lines: (number | null)[]];

/** `[seconds, value, price, …lines]`, like ahr999, with numbers in any spelling. */
const anyRow = v.pipe(
  v.array(maybeNum),
  v.check((row): boolean => row.length > 2 && isSecond(row[0])),
  v.transform((row) => row as PlainRow),
);

/** Fast path: nearly all of the thousands of rows are plain numbers and need no check field by field. */
const plainRow = v.custom<PlainRow>(
  (row) =>
    Array.isArray(row) &&
    row.length > 2 &&
    isSecond(row[0]) &&
    row.every((part) => part === null || isReadAsItIs(part)),
);

const dayRow = codec<unknown, IndicatorDay>(
  v.pipe(
    v.union([plainRow, anyRow]),
    v.transform(
      ([time, value, price, ...lines]): IndicatorDay => ({ time: time * 1000, value, price, lines }),
    ),
  ),
  { columns: { time: seconds, value: maybeNum, price: maybeNum }, rest: 'lines' },
);

/** Freezes thousands of days in one go; otherwise the browser's store would visit and freeze each. */
const frozenDays = v.pipe(
  listOf(dayRow),
  v.transform((days): readonly IndicatorDay[] => Object.freeze(days)),
);

/** One row per day, oldest first; the last one is now. `days` limits the answer to the newest ones. */
const days = countParam(EVERY_DAY, EVERY_DAY);

export const indicatorEndpoints = {
  /** Its lines are the fitted price and the 200-day cost. The path is the upstream's spelling. */
  ahr999: defineEndpoint({
    // Their last day changes with the price.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/arh999',
    params: v.object({ code: v.optional(coinCode, 'bitcoin'), days }),
    response: envelope(frozenDays),
  }),
  /** Any indicator by its key, if it derives from a coin's days. Not a path of the original upstream. */
  indicator: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/series',
    params: v.object({
      key: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/i)),
      code: v.optional(coinCode, 'bitcoin'),
      days,
    }),
    response: envelope(frozenDays),
  }),
} as const;
