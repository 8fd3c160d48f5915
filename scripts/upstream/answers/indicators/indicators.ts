import { ahr999Indicator } from '@coinmirror/shared/indicators/definitions/ahr999.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { dailyCandles, pricedDay } from '../series/dailyCandles.ts';
import { indicatorSeries } from '../series/indicatorSeries.ts';

/** ahr999 is only fitted to this coin. */
const FITTED_COIN = 'bitcoin';

const byKey: ReadonlyMap<string, Indicator> = new Map(Object.entries(indicators));

export const indicatorHandlers = {
  async ahr999({ code, days }, { sources }) {
    if (code !== FITTED_COIN) throw new UpstreamError(404, 'ahr999 只适用于比特币');
    const series = await seriesOf(ahr999Indicator, code, sources);
    return ok(series.slice(-days).map(cutDay));
  },

  async indicator({ key, code, days }, { sources }) {
    const indicator = byKey.get(key);
    if (indicator === undefined) throw new UpstreamError(404, '没有这个指标');
    await requireCoin(sources, code);
    const series = await seriesOf(indicator, code, sources);
    return ok(series.slice(-days).map(roundedDay));
  },
} satisfies Handlers<'ahr999' | 'indicator'>;

async function seriesOf(
  indicator: Indicator,
  code: string,
  sources: Sources,
): Promise<readonly IndicatorDay[]> {
  const candles = await dailyCandles(sources, code);
  return indicatorSeries(
    indicator,
    candles.map((day) => pricedDay(day, sources.clock.now())),
    sources,
  );
}

/** With the decimals of the captured rows. */
function cutDay({ time, value, price, lines }: IndicatorDay): IndicatorDay {
  const cutLines = lines.map((line) => cut(line, line !== null && line < 1 ? 6 : 2));
  return { time, value: cut(value, 4), price, lines: cutLines };
}

function cut(value: number | null, places: number): number | null {
  return value === null ? null : Math.trunc(value * 10 ** places) / 10 ** places;
}

const DIGITS = 7;

/** Rounded to a chart's resolution, prices unrounded. */
function roundedDay({ time, value, price, lines }: IndicatorDay): IndicatorDay {
  const round = (number: number | null) => number && Number(number.toPrecision(DIGITS));
  return { time, value: round(value), price, lines: lines.map(round) };
}
