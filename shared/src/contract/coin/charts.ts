import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { codec, row, tupleRow } from '../fields.ts';
import { okCode } from '../wire.ts';
import { maybeAmount, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';

/** `type` of the price chart: a day, a week, a month, three months, a year, year to date, everything. */
export const CHART_RANGES = ['d', 'w', 'm', '3m', 'y', 'ydt', 'all'] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

const point = tupleRow({
  time: millis,
  priceUsd: wireAmount,
  priceBtc: maybeAmount,
  marketCap: maybeAmount,
  volume: maybeAmount,
});

/** Time in epoch ms, price in USD and BTC, market value and volume in USD (null when unknown). */
export type ChartPoint = v.InferOutput<typeof point>;

/** Rows as text, "[..],[..]". */
const pointsText = codec<string, ChartPoint[]>(
  v.pipe(
    v.string(),
    v.transform((rows) => `[${rows}]`),
    v.parseJson(),
    rowsOf(point),
  ),
  { rowsText: point },
);

/** Envelope (e): what it holds is `value`. */
const chartsAnswer = row(
  { code: okCode, msg: v.optional(v.string()), value: pointsText },
  ({ value }) => value,
);

export const coinChartEndpoints = {
  coinCharts: defineEndpoint({
    policy: EACH_CYCLE,
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
