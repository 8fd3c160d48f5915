import { ahr999Series } from '../../indicators/ahr999.ts';
import type { DayClose, IndicatorDay } from '../../indicators/indicatorDay.ts';
import type { Candle } from '../../market/source.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { closedAt, dailyCandles } from './dailyCandles.ts';

/** ahr999 is fitted to this coin alone. */
const FITTED_COIN = 'bitcoin';

export const indicatorHandlers = {
  async ahr999({ code, days }, { market }) {
    if (code !== FITTED_COIN) throw new UpstreamError(404, 'ahr999 只适用于比特币');
    const series = ahr999Series(closesOf(await dailyCandles(market, code), market.now()));
    return ok(series.slice(-days).map(ahr999Wire));
  },
} satisfies Handlers<'ahr999'>;

function closesOf(candles: readonly Candle[], now: number): readonly DayClose[] {
  return candles.map((day) => ({ time: closedAt(day, now), close: day.close }));
}

type DayWire = [time: number, value: number | null, price: number | null, ...lines: (number | null)[]];

/** As the captured rows are printed: seconds, and decimals cut off where they stop saying anything. */
function ahr999Wire({ time, value, price, lines }: IndicatorDay): DayWire {
  return [
    time / 1000,
    cut(value, 4),
    price,
    ...lines.map((line) => cut(line, line !== null && line < 1 ? 6 : 2)),
  ];
}

function cut(value: number | null, places: number): number | null {
  return value === null ? null : Math.trunc(value * 10 ** places) / 10 ** places;
}
