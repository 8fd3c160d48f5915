import { describe, expect, it } from 'vitest';
import { fibonacciLevels, moveOf, positionOf } from './measurements.ts';

describe('fibonacciLevels', () => {
  it('begins at the end of the move and goes back to its start', () => {
    const levels = fibonacciLevels(100, 200);
    expect(levels[0]).toEqual({ ratio: 0, price: 200 });
    expect(levels.at(-1)).toEqual({ ratio: 1, price: 100 });
    expect(levels.find(({ ratio }) => ratio === 0.5)?.price).toBe(150);
    expect(levels.find(({ ratio }) => ratio === 0.618)?.price).toBeCloseTo(138.2);
  });
});

describe('moveOf', () => {
  it.each([
    ['up and on', 100, 110, 3, { change: 10, percent: 10, candles: 3, span: 10_800_000 }],
    ['down and back', 100, 50, -2, { change: -50, percent: -50, candles: -2, span: -7_200_000 }],
    ['from nothing', 0, 5, 1, { change: 5, percent: null, candles: 1, span: 3_600_000 }],
  ])('%s', (_, from, to, hours, expected) => {
    expect(moveOf({ time: 0, price: from }, { time: hours * 3_600_000, price: to }, 60)).toEqual(expected);
  });
});

describe('positionOf', () => {
  it.each([
    ['long', 100, 120, 90, { reward: 20, risk: 10, ratio: 2 }],
    ['short', 100, 80, 110, { reward: 20, risk: 10, ratio: 2 }],
    ['long', 100, 90, 80, { reward: -10, risk: 20, ratio: null }],
    ['short', 100, 80, 100, { reward: 20, risk: -0, ratio: null }],
  ] as const)('%s from %d to %d, stop at %d', (side, entry, target, stop, expected) => {
    expect(positionOf(side, entry, target, stop)).toEqual(expected);
  });

  it('is null without an entry', () => {
    expect(positionOf('long', 0, 1, 1)).toBeNull();
  });
});
