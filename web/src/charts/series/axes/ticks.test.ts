import { describe, expect, it } from 'vitest';
import { pointTimeText } from '../text/timeText.ts';
import { zoneOffset } from '../text/zone.ts';
import { logTicks } from './logTicks.ts';
import { tickText, timeTicks } from './timeTicks.ts';

const DAY = 86_400_000;

describe('ticks of a logarithmic axis', () => {
  it.each([
    ['round even steps within a decade', 44_218, 73_428, [50_000, 60_000, 70_000]],
    ['1-2-5 over a few decades', 3, 700, [5, 10, 20, 50, 100, 200, 500]],
    ['powers of ten over many', 0.05, 99_999, [0.1, 1, 10, 100, 1000, 10_000]],
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
      ['06:00', '12:00', '18:00'],
    ],
    [
      'days within a month',
      Date.UTC(2026, 9, 30),
      Date.UTC(2026, 10, 3),
      ['10-30', '10-31', '11月', '11-02', '11-03'],
    ],
    ['months within a year', Date.UTC(2025, 11, 5), Date.UTC(2026, 5, 20), ['2026年', '3月', '5月']],
    [
      'years over many',
      Date.UTC(2014, 5, 1),
      Date.UTC(2026, 5, 1),
      ['2016年', '2018年', '2020年', '2022年', '2024年', '2026年'],
    ],
  ])('are %s', (_what, from, to, texts) => {
    expect(timeTicks(from, to, 6).map(tickText)).toEqual(texts);
  });

  it.each([1, 3, 10, 40, 100, 400, 2000, 6000])('never exceed the requested number over %i days', (days) => {
    const ticks = timeTicks(Date.UTC(2010, 0, 3), Date.UTC(2010, 0, 3) + days * DAY, 6);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks.length).toBeGreaterThan(0);
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
