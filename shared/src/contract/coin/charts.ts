import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { okCode } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** `type` of the price chart: a day, a week, a month, three months, a year, year to date, everything. */
export const CHART_RANGES = ['d', 'w', 'm', '3m', 'y', 'ydt', 'all'] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

const point = v.pipe(
  v.tuple([millis, wireAmount, maybeAmount, maybeAmount, maybeAmount]),
  v.transform(([time, priceUsd, priceBtc, marketCap, volume]) => ({
    time,
    priceUsd,
    priceBtc,
    marketCap,
    volume,
  })),
);

/** Time in epoch ms, price in USD and BTC, market value and volume in USD (null when unknown). */
export type ChartPoint = v.InferOutput<typeof point>;

/** Envelope (e): `value` is rows as text, "[..],[..]". */
const chartsAnswer = v.pipe(
  v.object({
    code: okCode,
    msg: v.optional(v.string()),
    value: v.pipe(
      v.string(),
      v.transform((rows) => `[${rows}]`),
      v.parseJson(),
      rowsOf(point),
    ),
  }),
  v.transform((answer) => answer.value),
);

export const coinChartEndpoints = {
  coinCharts: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/web-charts',
    params: v.object({
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
      type: v.optional(v.picklist(CHART_RANGES), 'd'),
    }),
    response: chartsAnswer,
  }),
} as const;
