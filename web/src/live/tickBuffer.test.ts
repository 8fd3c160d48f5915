import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
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

test('hands over a thousand ticks of a hundred coins in a second as four flushes, the newest of each coin', () => {
  const { buffer, flushes } = start();
  for (let seq = 1; seq <= 10; seq += 1) {
    for (const code of CODES) buffer.push(tick(code, seq));
    vi.advanceTimersByTime(100);
  }
  expect(flushes.map(({ at }) => at)).toEqual([250, 500, 750, 1000]);
  expect(flushes.map(({ ticks }) => ticks.length)).toEqual([100, 100, 100, 100]);
  expect(new Set(flushes.at(-1)?.ticks.map(({ seq }) => seq))).toEqual(new Set([10]));
});

test('hands over a coin at most once an interval, however often it ticks', () => {
  const { buffer, flushes } = start();
  for (let seq = 1; seq <= 200; seq += 1) {
    for (const code of CODES.slice(0, 7)) buffer.push(tick(code, seq));
    // Pauses let the buffer go idle and start again.
    vi.advanceTimersByTime(seq % 9 === 0 ? 700 : 13);
  }
  const gaps = flushes.slice(1).map(({ at }, index) => at - (flushes[index]?.at ?? 0));
  expect(flushes.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(INTERVAL);
});

test('drops an older tick that comes late', () => {
  const { buffer, flushes } = start();
  buffer.push(tick('bitcoin', 5));
  buffer.push(tick('bitcoin', 4));
  vi.advanceTimersByTime(INTERVAL);
  expect(flushes.map(({ ticks }) => ticks.map(({ seq }) => seq))).toEqual([[5]]);
});

test('runs no timer while nothing comes', () => {
  const { buffer } = start();
  buffer.push(tick('bitcoin', 1));
  vi.advanceTimersByTime(2 * INTERVAL);
  expect(vi.getTimerCount()).toBe(0);
});

test('hands over nothing that was pending when cleared', () => {
  const { buffer, flushes } = start();
  for (const code of CODES) buffer.push(tick(code, 1));
  buffer.clear();
  vi.advanceTimersByTime(4 * INTERVAL);
  expect(flushes).toEqual([]);
});
