import { describe, expect, it } from 'vitest';
import type { Candle } from '../contract/kline.ts';
import { countdownText } from './countdown.ts';
import { foldTick } from './foldTick.ts';
import { heikinAshi } from './heikinAshi.ts';
import { nextOpening, openingOf, shiftOf } from './openings.ts';

const BEIJING = shiftOf('utc8');
const at = (text: string) => Date.parse(text);

describe('openingOf and nextOpening', () => {
  it.each([
    [5, '2026-03-10T09:33:20Z', '2026-03-10T09:30:00Z', '2026-03-10T09:35:00Z'],
    [240, '2026-03-10T09:33:20Z', '2026-03-10T08:00:00Z', '2026-03-10T12:00:00Z'],
    [1440, '2026-03-10T17:00:00Z', '2026-03-10T16:00:00Z', '2026-03-11T16:00:00Z'],
    [10_080, '2026-03-10T09:33:20Z', '2026-03-08T16:00:00Z', '2026-03-15T16:00:00Z'],
    [43_200, '2026-02-28T20:00:00Z', '2026-02-28T16:00:00Z', '2026-03-31T16:00:00Z'],
  ])('%i minutes at %s', (period, now, opens, closes) => {
    const opening = openingOf(at(now), period, BEIJING);
    expect(opening).toBe(at(opens));
    expect(nextOpening(opening, period, BEIJING)).toBe(at(closes));
  });

  it('days begin at UTC midnight on request', () => {
    expect(openingOf(at('2026-03-10T17:00:00Z'), 1440, shiftOf('utc0'))).toBe(at('2026-03-10T00:00:00Z'));
  });
});

describe('countdownText', () => {
  it.each([
    ['2026-03-10T09:30:00Z', 5, '05:00'],
    ['2026-03-10T09:34:59.001Z', 5, '00:01'],
    ['2026-03-10T08:55:01Z', 240, '03:04:59'],
    ['2026-03-10T12:56:00Z', 10_080, '5天 03:04'],
  ])('at %s of %i minutes is %s', (now, period, text) => {
    expect(countdownText(at(now), period, BEIJING)).toBe(text);
  });
});

const candle: Candle = { time: 0, open: 10, high: 12, low: 9, close: 11, volume: 5, turnover: 55 };

describe('foldTick', () => {
  it.each([
    ['a higher price', { time: 1000, price: 13 }, { ...candle, close: 13, high: 13 }],
    ['a lower price', { time: 1000, price: 8 }, { ...candle, close: 8, low: 8 }],
    ['the same price', { time: 1000, price: 11 }, candle],
    ['no price', { time: 1000, price: 0 }, candle],
    ['an older price', { time: -1, price: 20 }, candle],
    [
      'a price after its end',
      { time: 130_000, price: 14 },
      { time: 120_000, open: 11, high: 14, low: 11, close: 14, volume: 0, turnover: 0 },
    ],
  ])('handles %s', (_, tick, expected) => {
    expect(foldTick(candle, tick, 1, 0)).toEqual(expected);
  });
});

describe('heikinAshi', () => {
  it('matches the formula, and its range includes its body', () => {
    const [first, second] = heikinAshi([
      { open: 10, high: 14, low: 8, close: 12 },
      { open: 12, high: 13, low: 11, close: 12 },
    ]);
    expect(first).toEqual({ open: 11, high: 14, low: 8, close: 11 });
    expect(second).toEqual({ open: 11, high: 13, low: 11, close: 12 });
  });

  it('of an empty list is empty', () => expect(heikinAshi([])).toEqual([]));
});
