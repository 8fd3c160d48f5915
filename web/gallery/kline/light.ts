import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';
import { AVERAGES, type MakeChart } from './measured.ts';

const timeOf = ({ time }: CandlePoint) => (time / 1000) as UTCTimestamp;

/**
 * Another library for comparison: it has no indicators, so the averages are computed here, on an update only the
 * newest.
 */
export const makeLight: MakeChart = (box, candles) => {
  const chart = createChart(box, { autoSize: true });
  const prices = chart.addSeries(CandlestickSeries);
  const volumes = chart.addSeries(HistogramSeries, {}, 1);
  const kept = [...candles];
  const averageAt = (place: number, size: number) => {
    let sum = 0;
    for (let at = place - size + 1; at <= place; at += 1) sum += kept[at]?.close ?? 0;
    return sum / size;
  };
  const lines = AVERAGES.map((size) => ({ size, series: chart.addSeries(LineSeries, { lineWidth: 1 }) }));
  const priceOf = (candle: CandlePoint) => ({ ...candle, time: timeOf(candle) });
  const volumeOf = (candle: CandlePoint) => ({ time: timeOf(candle), value: candle.volume });
  prices.setData(kept.map(priceOf));
  volumes.setData(kept.map(volumeOf));
  for (const { size, series } of lines)
    series.setData(kept.map((candle, place) => ({ time: timeOf(candle), value: averageAt(place, size) })));
  return {
    update(candle) {
      if (kept.at(-1)?.time === candle.time) kept.pop();
      kept.push(candle);
      prices.update(priceOf(candle));
      volumes.update(volumeOf(candle));
      for (const { size, series } of lines)
        series.update({ time: timeOf(candle), value: averageAt(kept.length - 1, size) });
    },
  };
};
