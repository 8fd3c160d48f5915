import { heikinAshi, nextHeikinAshi, type Prices } from '@coinmirror/shared/kline/heikinAshi.ts';
import type { IndicatorDrawParams, IndicatorTemplate, KLineData } from 'klinecharts';

export const HEIKIN_ASHI = 'HEIKIN_ASHI';

/** Heikin-Ashi candles instead of the real ones; the price line and the axis keep the real price. */
export const heikinAshiIndicator: IndicatorTemplate<Prices> = {
  name: HEIKIN_ASHI,
  shortName: '平均K线',
  series: 'price',
  shouldOhlc: false,
  // They extend the axis to what is drawn.
  figures: [{ key: 'high' }, { key: 'low' }],
  calc: heikinAshiRows,
  createTooltipDataSource: () => ({ name: '', calcParamsText: '', features: [], legends: [] }),
  draw: drawCandles,
};

const workedOf = new WeakMap<readonly KLineData[], Prices[]>();

/** The library changes the end of its list and asks for all rows: those computed from the same list are reused. */
function heikinAshiRows(candles: readonly KLineData[]): Prices[] {
  const rows = workedOf.get(candles) ?? [...heikinAshi(candles)];
  workedOf.set(candles, rows);
  const from = Math.max(0, rows.length - 1);
  candles.slice(from).forEach((candle, i) => {
    rows[from + i] = nextHeikinAshi(candle, rows[from + i - 1]);
  });
  return rows;
}

function drawCandles({ ctx, chart, indicator, xAxis, yAxis }: IndicatorDrawParams<Prices, unknown, unknown>) {
  const { from, to } = chart.getVisibleRange();
  const { gapBar } = chart.getBarSpace();
  const { upColor, downColor } = chart.getStyles().candle.priceMark.last;
  for (let index = from; index < to; index += 1) {
    const candle = indicator.result[index];
    if (!candle) continue;
    const x = Math.round(xAxis.convertToPixel(index));
    const [open, close] = [yAxis.convertToPixel(candle.open), yAxis.convertToPixel(candle.close)];
    const [high, low] = [yAxis.convertToPixel(candle.high), yAxis.convertToPixel(candle.low)];
    ctx.fillStyle = candle.close >= candle.open ? upColor : downColor;
    ctx.fillRect(x, high, 1, Math.max(1, low - high));
    ctx.fillRect(
      x - Math.floor(gapBar / 2),
      Math.min(open, close),
      gapBar,
      Math.max(1, Math.abs(close - open)),
    );
  }
  return true;
}
