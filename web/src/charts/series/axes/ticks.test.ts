import { describe, expect, it } from 'vitest';
import { pointTimeText } from '../text/timeText.ts';
import { zoneOffset } from '../text/zone.ts';
import { logTicks } from './logTicks.ts';
import { tickText, timeTicks } from './timeTicks.ts';

const DAY = 86_400_000;
const MOST = 7;

describe('ticks of a logarithmic axis', () => {
  it.each([
    ['round even steps within a decade', 44_218, 73_428, [50_000, 60_000, 70_000, 80_000]],
    ['1-2-5 over a few decades', 3, 700, [5, 10, 20, 50, 100, 200, 500, 1000]],
    ['powers of ten over many', 0.05, 99_999, [0.1, 1, 10, 100, 1000, 10_000, 100_000]],
    ['ended above the highest value', 0.05, 139_614, [0.1, 1, 10, 100, 1000, 10_000, 100_000, 200_000]],
    ['fewer over three decades', 150, 139_614, [500, 1000, 5000, 10_000, 50_000, 100_000, 200_000]],
    ['none where a logarithm is none', 0, 10, []],
    ['none for a single value', 5, 5, []],
  ])('are %s', (_what, low, high, ticks) => {
    expect(logTicks(low, high)).toEqual(ticks);
  });
});

describe('ticks of time', () => {
  it.each([
    [
      'hours within a day',
      Date.UTC(2026, 10, 20, 1, 30),
      Date.UTC(2026, 10, 20, 23),
      ['04:00', '08:00', '12:00', '16:00', '20:00'],
    ],
    [
      'days within a month',
      Date.UTC(2026, 9, 30),
      Date.UTC(2026, 10, 3),
      ['10-30', '10-31', '11月', '11-02', '11-03'],
    ],
    [
      'months within a year',
      Date.UTC(2025, 11, 5),
      Date.UTC(2026, 5, 20),
      ['2026年', '2月', '3月', '4月', '5月', '6月'],
    ],
    [
      'years over many',
      Date.UTC(2014, 5, 1),
      Date.UTC(2026, 5, 1),
      ['2016年', '2018年', '2020年', '2022年', '2024年', '2026年'],
    ],
  ])('are %s', (_what, from, to, texts) => {
    expect(timeTicks(from, to, MOST).map(tickText)).toEqual(texts);
  });

  it.each([1, 3, 7, 10, 14, 21, 30, 60, 90, 180, 365, 730])('are five to eight over %i days', (days) => {
    const ticks = timeTicks(Date.UTC(2010, 0, 3), Date.UTC(2010, 0, 3) + days * DAY, MOST);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.length).toBeGreaterThanOrEqual(5);
  });

  it.each([40, 100, 400, 1100, 1461, 2000, 4000, 6000])('never exceed the number over %i days', (days) => {
    const ticks = timeTicks(Date.UTC(2010, 0, 3), Date.UTC(2010, 0, 3) + days * DAY, MOST);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a time', () => {
  it('is drawn in the visitor’s zone', () => {
    expect(zoneOffset('Asia/Shanghai')).toBe(8 * 3_600_000);
    expect(zoneOffset('UTC')).toBe(0);
  });

  it('shows its hour where points are closer than a day', () => {
    const time = Date.UTC(2026, 10, 20, 6, 5);
    expect(pointTimeText(time, DAY)).toBe('2026-11-20');
    expect(pointTimeText(time, 3_600_000)).toBe('2026-11-20 06:05');
  });
});
