import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRepeats } from './repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const reported: (readonly [string, number])[] = [];
  return { reported, repeats: createRepeats((kind, times) => reported.push([kind, times])) };
}

const times = (count: number, act: (turn: number) => boolean) =>
  Array.from({ length: count }, (_, turn) => act(turn)).filter(Boolean).length;

it('lets twenty of a kind through in a minute, and counts the rest', () => {
  const { repeats, reported } = start();
  expect(times(100_000, () => repeats('/a'))).toBe(20);
  expect(times(5, () => repeats('/b'))).toBe(5);
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([['/a', 99_980]]);
  expect(times(3, () => repeats('/a'))).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(reported).toHaveLength(1);
});

it('tells a hundred kinds apart, however many there are', () => {
  const { repeats, reported } = start();
  expect(times(100_000, (turn) => repeats(`/${turn}`))).toBe(120);
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([['others', 99_880]]);
});
