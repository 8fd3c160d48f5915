import { describe, expect, it } from 'vitest';
import type { Bar, BarFutures } from './sheet.ts';
import { seriesOf } from './technical.ts';
import { technicalOf } from './technicals.ts';

const bar = (time: number, own: Partial<Bar>): Bar => ({
  time,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 10,
  turnover: 10,
  ...own,
});

function linesOf(key: string, bars: readonly Bar[]) {
  const technical = technicalOf(key);
  if (!technical) throw new Error(`no ${key}`);
  return seriesOf(technical, bars, []);
}

describe('the cumulative volume delta', () => {
  it('adds what takers bought less what they sold', () => {
    const bars = [bar(0, { bought: 7 }), bar(1, { bought: 2 }), bar(2, { bought: 10 })];
    expect(linesOf('CVD', bars)).toEqual([[4, -2, 8]]);
  });

  it('has a gap where nobody tells, after which the sum goes on', () => {
    const bars = [bar(0, {}), bar(1, { bought: 6 }), bar(2, {}), bar(3, { bought: 5 })];
    expect(linesOf('CVD', bars)).toEqual([[null, 2, null, 2]]);
  });
});

describe('futures below the candles', () => {
  const futures: BarFutures = {
    funding: -0.0025,
    openInterest: 3.1e10,
    accountRatio: 1.42,
    long: 2_000_000,
    short: 0,
  };
  const nothing: BarFutures = {
    funding: null,
    openInterest: null,
    accountRatio: null,
    long: null,
    short: null,
  };

  it('are gaps, never 0, where nothing is known', () => {
    const bars = [bar(0, { futures }), bar(1, { futures: nothing }), bar(2, {})];
    expect(linesOf('FUNDING', bars)).toEqual([[-0.0025, null, null]]);
    expect(linesOf('OI', bars)).toEqual([[3.1e10, null, null]]);
    expect(linesOf('LSR', bars)).toEqual([[1.42, null, null]]);
    expect(linesOf('LIQ', bars)).toEqual([
      [2_000_000, null, null],
      [-0, null, null],
    ]);
  });

  it.each([
    ['FUNDING', -0.0025, '-0.0025%'],
    ['OI', 3.1e10, '310亿'],
    ['LSR', 1.42, '1.42'],
    ['LIQ', -2_000_000, '200万'],
  ])('%s writes %d as %s', (key, value, text) => {
    expect(technicalOf(key)?.write?.(value).replace('\u2212', '-')).toBe(text);
  });
});
