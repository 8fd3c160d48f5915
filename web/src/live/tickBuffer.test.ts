import type { Tick } from '@coinmirror/shared/contract/live.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTickBuffer } from './tickBuffer.ts';

const INTERVAL = 250;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const flushes: { at: number; ticks: readonly Tick[] }[] = [];
  const begun = Date.now();
  const buffer = createTickBuffer(INTERVAL, (ticks) => flushes.push({ at: Date.now() - begun, ticks }));
  return { buffer, flushes };
}

function tick(code: string, seq: number): Tick {
  return { code, seq, time: seq, price: seq, change24h: 1, changeUtc8: 1, changeUtc0: 1, volume24h: 1 };
}

const CODES = Array.from({ length: 100 }, (_, index) => `coin-${index}`);

test('a hundred coins that tick at once are handed over within the interval, a fifth at a time', () => {
  const { buffer, flushes } = start();
  for (const code of CODES) buffer.push(tick(code, 1));
  vi.advanceTimersByTime(INTERVAL);
  expect(flushes.map(({ ticks }) => ticks.length)).toEqual([20, 20, 20, 20, 20]);
  expect(new Set(flushes.flatMap(({ ticks }) => ticks.map(({ code }) => code)))).toEqual(new Set(CODES));
});

test('however often a coin ticks, it is handed over at most once an interval', () => {
  const { buffer, flushes } = start();
  for (let seq = 1; seq <= 200; seq += 1) {
    for (const code of CODES.slice(0, 7)) buffer.push(tick(code, seq));
    // Pauses let the buffer fall silent and start again.
    vi.advanceTimersByTime(seq % 9 === 0 ? 700 : 13);
  }
  for (const code of CODES.slice(0, 7)) {
    const times = flushes.filter(({ ticks }) => ticks.some((each) => each.code === code)).map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(times.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(INTERVAL);
  }
});

test('after clearing, nothing that waited is handed over', () => {
  const { buffer, flushes } = start();
  for (const code of CODES) buffer.push(tick(code, 1));
  buffer.clear();
  vi.advanceTimersByTime(4 * INTERVAL);
  expect(flushes).toEqual([]);
});
