import { describe, expect, it } from 'vitest';
import { splitOf } from './split.ts';

const parts = (...values: readonly (number | null)[]) =>
  values.map((value, at) => ({ key: String(at), name: ['大盘', '板块', '自身'][at] ?? '', value }));

describe('a change and its parts', () => {
  it('meet at their ends; what goes against the change runs back, last', () => {
    const split = splitOf(-15.42, parts(-11.22, 0.46, -4.66));
    expect(split?.bars.map(({ name, value, isOpposing }) => [name, value, isOpposing])).toEqual([
      ['大盘', -11.22, false],
      ['自身', -4.66, false],
      ['板块', 0.46, true],
    ]);
    const last = split?.bars.at(-1);
    expect(last?.to).toBeCloseTo(1, 9);
    expect(last?.from).toBeCloseTo(split?.end ?? Number.NaN, 9);
    expect(split?.end).toBeCloseTo(15.42 / 15.88, 9);
  });

  it.each([
    [-15.42, [-11.224, -4.664, 0.464]],
    [10, [3.333, 3.333, 3.334]],
    [0.01, [0.004, 0.004, 0.002]],
    [-0.3, [-0.105, -0.105, -0.09]],
    [1e6, [999_999.996, 0.002, 0.002]],
  ])('add up to %d to the digit shown: %j', (total, values) => {
    const bars = splitOf(total, parts(...values))?.bars ?? [];
    const sum = bars.reduce((all, { value }) => all + Math.round(value * 100), 0);
    expect(sum).toBe(Math.round(total * 100));
  });

  it('run back below the start where they outweigh nothing: a day of 0 that two forces made', () => {
    const split = splitOf(0, parts(5, -5, 0));
    expect(split).toMatchObject({ total: 0, end: 0 });
    expect(split?.bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('of zeros have no length', () => {
    expect(splitOf(0, parts(0, 0, 0))?.bars.every(({ from, to }) => from === 0 && to === 0)).toBe(true);
  });

  it('of one part are the change', () => {
    expect(splitOf(2.5, parts(2.5))).toMatchObject({ end: 1, bars: [{ from: 0, to: 1, value: 2.5 }] });
  });

  it.each([
    ['an unknown part', 3, parts(1, null, 2)],
    ['an unknown change', null, parts(1, 2)],
    ['no parts', 3, parts()],
    ['parts of another change', 3, parts(9, 1, 2)],
    ['what is no number', Number.NaN, parts(1, 2)],
  ])('are refused for %s', (_what, total, given) => {
    expect(splitOf(total, given)).toBeNull();
  });
});
