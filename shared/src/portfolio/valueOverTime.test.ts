import { bitcoinTrade as trade } from '@coinmirror/testing/bitcoinTrade.ts';
import { describe, expect, it } from 'vitest';
import { missingCloses, valueOverTime } from './valueOverTime.ts';

const on = (day: string) => ({ day });

describe('value over time', () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
  const closes = (from: string, ...prices: number[]) =>
    prices.map((close, at) => ({ time: day(from) + at * 86_400_000, close }));

  it('begins with the first purchase and follows each day’s holdings and close', () => {
    const days = valueOverTime(
      [trade('buy', 2, 100, on('2026-01-02')), trade('sell', 1, 130, on('2026-01-04'))],
      new Map([['bitcoin', closes('2026-01-01', 90, 110, 120, 130, 140)]]),
      day('2026-01-05') + 3_600_000,
    );
    expect(days.map(({ value }) => value)).toEqual([220, 240, 130, 140]);
    expect(days.map(({ cost }) => cost)).toEqual([200, 200, 100, 100]);
    expect(days[0]?.time).toBe(day('2026-01-02'));
  });

  it('has a gap if a held coin has no close, and none after it was sold', () => {
    const days = valueOverTime(
      [trade('buy', 1, 1, on('2026-01-01')), trade('sell', 1, 1, on('2026-01-03'))],
      new Map([['bitcoin', closes('2026-01-02', 5)]]),
      day('2026-01-03'),
    );
    expect(days.map(({ value }) => value)).toEqual([null, 5, 0]);
  });

  it('is the sum of what is known beside a coin without candles, at the cost of the same coins', () => {
    const days = valueOverTime(
      [
        trade('buy', 1, 100, on('2026-01-01')),
        trade('buy', 1, 50, { code: 'dead', day: '2026-01-02' }),
        trade('sell', 1, 50, { code: 'dead', day: '2026-01-04' }),
      ],
      new Map([['bitcoin', closes('2026-01-01', 110, 120, 130, 140)]]),
      day('2026-01-04'),
    );
    expect(days.map(({ value, cost }) => [value, cost])).toEqual([
      [110, 100],
      [120, 100],
      [130, 100],
      [140, 100],
    ]);
    expect(missingCloses(days)).toEqual([{ code: 'dead', from: day('2026-01-02'), to: day('2026-01-03') }]);
  });

  it('names a coin whose candles end, or begin late, and not a day that has only begun', () => {
    const held = [
      trade('buy', 1, 1),
      trade('buy', 1, 1, { code: 'late' }),
      trade('buy', 1, 1, { code: 'ended' }),
    ];
    const days = valueOverTime(
      held,
      new Map([
        ['bitcoin', closes('2026-01-01', 1, 1, 1)],
        ['late', closes('2026-01-02', 1, 1)],
        ['ended', closes('2026-01-01', 1)],
      ]),
      day('2026-01-04'),
    );
    expect(missingCloses(days)).toEqual([
      { code: 'late', from: day('2026-01-01'), to: day('2026-01-01') },
      { code: 'ended', from: day('2026-01-02'), to: null },
    ]);
    expect(days.at(-1)?.value).toBeNull();
  });

  it('names the only coin where nothing is known', () => {
    const days = valueOverTime([trade('buy', 1, 5)], new Map(), day('2026-01-02'));
    expect(days.map(({ value, cost }) => [value, cost])).toEqual([
      [null, 5],
      [null, 5],
    ]);
    expect(missingCloses(days)).toEqual([{ code: 'bitcoin', from: day('2026-01-01'), to: null }]);
  });

  it('is empty without trades', () => {
    expect(valueOverTime([], new Map(), day('2026-01-01'))).toEqual([]);
  });
});
