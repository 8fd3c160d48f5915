import * as v from 'valibot';
import type { IndicatorDay } from '../indicators/indicatorDay.ts';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, envelope } from './wire.ts';
import { isReadAsItIs, maybeNum } from './wireNumber.ts';
import { listOf } from './wireRows.ts';
import { isSecond } from './wireTime.ts';

/** More days than any coin has. */
const EVERY_DAY = 10_000;

type PlainRow = [time: number, value: number | null, price: number | null, ...lines: (number | null)[]];

/** `[seconds, value, price, …lines]`, the way ahr999 is written, whatever the upstream writes its numbers as. */
const anyRow = v.pipe(
  v.array(maybeNum),
  v.check((row): boolean => row.length > 2 && isSecond(row[0])),
  v.transform((row) => row as PlainRow),
);

/** Nearly every row is nothing but numbers, and there are thousands: they are not looked at part by part. */
const plainRow = v.custom<PlainRow>(
  (row) =>
    Array.isArray(row) &&
    row.length > 2 &&
    isSecond(row[0]) &&
    row.every((part) => part === null || isReadAsItIs(part)),
);

const dayWire = v.pipe(
  v.union([plainRow, anyRow]),
  v.transform(([time, value, price, ...lines]): IndicatorDay => ({ time: time * 1000, value, price, lines })),
);

/** Thousands of days, frozen here in one go: the browser's store would otherwise visit and freeze each of them. */
const daysWire = v.pipe(
  listOf(dayWire),
  v.transform((days): readonly IndicatorDay[] => Object.freeze(days)),
);

/** One row a day, oldest first; the last one is now. `days` asks for the newest so many. */
const days = countParam(EVERY_DAY, EVERY_DAY);

export const indicatorEndpoints = {
  /** Its lines are the fitted price and the 200-day cost. The upstream spells it so. */
  ahr999: defineEndpoint({
    // Their last day moves with the price.
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/arh999',
    params: v.object({ code: v.optional(coinCode, 'bitcoin'), days }),
    response: envelope(daysWire),
  }),
  /** Any indicator by its key, as far as its days follow from a coin's; the path is ours. */
  indicator: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/index/series',
    params: v.object({
      key: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/i)),
      code: v.optional(coinCode, 'bitcoin'),
      days,
    }),
    response: envelope(daysWire),
  }),
} as const;
