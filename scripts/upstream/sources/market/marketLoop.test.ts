import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCoin } from '../testing/aCoin.ts';
import { createMarketLoop } from './marketLoop.ts';
import type { MarketSnapshot } from './marketSnapshot.ts';

const NOON = Date.parse('2026-03-10T04:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

function marketAt(at: number): MarketSnapshot {
  const coins = [aCoin({ code: 'bitcoin' })];
  return {
    at,
    coins,
    coinOf: new Map(),
    decisions: new Map(),
    otherCoins: () => new Map(),
    rates: new Map(),
    pairs: new Map(),
    pairsOf: new Map(),
  };
}

test('a beat that cannot be made leaves the last one, and the next one is made', () => {
  const log = vi.fn();
  const snapshot = vi.fn(() => marketAt(Date.now()));
  const loop = createMarketLoop({ snapshot, now: Date.now, signal: new AbortController().signal, log });
  expect(loop.latest()?.at).toBe(NOON);
  snapshot.mockImplementationOnce(() => {
    throw new Error('no number');
  });
  vi.advanceTimersByTime(5_000);
  expect(loop.latest()?.at).toBe(NOON);
  expect(log).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(loop.latest()?.at).toBe(NOON + 10_000);
});

test('a timer that fires before its time makes no beat anew, and loses none', () => {
  const snapshot = vi.fn(() => marketAt(now() - (now() % 5_000)));
  let early = 0;
  const now = () => Date.now() - early;
  const loop = createMarketLoop({ snapshot, now, signal: new AbortController().signal, log: vi.fn() });
  early = 1;
  vi.advanceTimersByTime(5_000);
  expect(snapshot).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect([loop.latest()?.at, snapshot.mock.calls.length]).toEqual([NOON + 5_000, 2]);
});

test('a beat that takes longer than what is left of it is followed by the next one at once', () => {
  const snapshot = vi.fn(() => marketAt(Date.now() - (Date.now() % 5_000)));
  vi.setSystemTime(NOON + 4_999);
  snapshot.mockImplementationOnce(() => {
    vi.setSystemTime(NOON + 5_003);
    return marketAt(NOON);
  });
  const signal = new AbortController().signal;
  const loop = createMarketLoop({ snapshot, now: Date.now, signal, log: vi.fn() });
  vi.advanceTimersByTime(1);
  expect(loop.latest()?.at).toBe(NOON + 5_000);
});
