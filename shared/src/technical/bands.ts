import { combine, deviation, ema, highest, lowest, shifted, sma, wilder } from './series.ts';
import { candles, closes, factor, fixed, highs, lows, type Technical, trueRange } from './technical.ts';

const boll: Technical = {
  key: 'BOLL',
  title: '布林带',
  pane: 'main',
  params: [candles('周期', 20, 2), factor('倍数', 2)],
  lines: fixed(['up', 'UP'], ['mid', 'MID'], ['dn', 'DN']),
  calc: (sheet, [size = 20, times = 2]) => {
    const middle = sma(closes(sheet), size);
    const band = deviation(closes(sheet), size);
    return [
      combine([middle, band], (mid, one) => mid + times * one),
      middle,
      combine([middle, band], (mid, one) => mid - times * one),
    ];
  },
};

/** Keltner channel: EMA of the close, and multiples of the average true range around it. */
const keltner: Technical = {
  key: 'KC',
  title: '肯特纳通道',
  pane: 'main',
  params: [candles('周期', 20), candles('ATR周期', 10), factor('倍数', 2)],
  lines: fixed(['up', 'UP'], ['mid', 'MID'], ['dn', 'DN']),
  calc: (sheet, [size = 20, span = 10, times = 2]) => {
    const middle = ema(closes(sheet), size);
    const range = wilder(trueRange(sheet), span);
    return [
      combine([middle, range], (mid, one) => mid + times * one),
      middle,
      combine([middle, range], (mid, one) => mid - times * one),
    ];
  },
};

const donchian: Technical = {
  key: 'DC',
  title: '唐奇安通道',
  pane: 'main',
  params: [candles('周期', 20)],
  lines: fixed(['up', 'UP'], ['mid', 'MID'], ['dn', 'DN']),
  calc: (sheet, [size = 20]) => {
    const [up, down] = [highest(highs(sheet), size), lowest(lows(sheet), size)];
    return [up, combine([up, down], (top, bottom) => (top + bottom) / 2), down];
  },
};

/**
 * Ichimoku: conversion and base line, two leading spans shifted ahead, the close shifted back. Source: G. Hosoda, 1969.
 */
const ichimoku: Technical = {
  key: 'ICHIMOKU',
  title: '一目均衡表',
  pane: 'main',
  params: [candles('转换线', 9), candles('基准线', 26), candles('先行带', 52)],
  lines: fixed(
    ['conversion', '转换'],
    ['base', '基准'],
    ['leadA', '先行A'],
    ['leadB', '先行B'],
    ['lagging', '迟行'],
  ),
  calc: (sheet, [short = 9, middle = 26, long = 52]) => {
    const half = (size: number) =>
      combine([highest(highs(sheet), size), lowest(lows(sheet), size)], (top, bottom) => (top + bottom) / 2);
    const [conversion, base] = [half(short), half(middle)];
    const leadA = combine([conversion, base], (one, other) => (one + other) / 2);
    // The current candle counts as the first of the shift.
    const by = middle - 1;
    return [conversion, base, shifted(leadA, by), shifted(half(long), by), shifted(closes(sheet), -by)];
  },
};

/** Bands in the price chart. */
export const bandTechnicals = [boll, keltner, donchian, ichimoku] as const;
