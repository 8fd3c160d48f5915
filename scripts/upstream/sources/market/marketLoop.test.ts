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
