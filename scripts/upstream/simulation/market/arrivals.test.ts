import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { createTestMarket } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { arrivalsOf } from './arrivals.ts';

const KEY = 0x7a9e;
const FIRST = Date.UTC(2026, 10, 28, 9, 0);
const minutes = Array.from({ length: 60 }, (_, i) => FIRST + i * MINUTE);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the arrivals of trades', () => {
  it('come in bursts and pauses: never a fixed number a second', () => {
    const counts = new Map<number, number>();
    for (const minute of minutes)
      for (const { time } of arrivalsOf(KEY, minute, 60_000))
        counts.set(Math.floor(time / SECOND), (counts.get(Math.floor(time / SECOND)) ?? 0) + 1);
    const seconds = Array.from({ length: 3600 }, (_, i) => counts.get(FIRST / SECOND + i) ?? 0);
    const mean = sum(seconds) / seconds.length;
    const variance = sum(seconds.map((count) => (count - mean) ** 2)) / seconds.length;
    // Of independent arrivals the variance would be the mean.
    expect(variance).toBeGreaterThan(1.8 * mean);
    expect(mean).toBeGreaterThan(1);
    expect(mean).toBeLessThan(4);
    expect(seconds.filter((count) => count === 0).length / seconds.length).toBeGreaterThan(0.2);
    expect(Math.max(...seconds)).toBeGreaterThan(6);
  });

  it('have mostly small sizes and few large ones, which add up to the minute', () => {
    const parts = minutes.flatMap((minute) => arrivalsOf(KEY, minute, 60_000).map(({ part }) => part));
    const sorted = parts.toSorted((a, b) => a - b);
    expect(sorted.at(-1) ?? 0).toBeGreaterThan(8 * (sorted[Math.floor(sorted.length / 2)] ?? 1));
    for (const minute of minutes)
      expect(sum(arrivalsOf(KEY, minute, 60_000).map(({ part }) => part))).toBeCloseTo(1, 9);
  });

  it.each([0, 1e-6, 3, 1e12])(
    'of a minute worth %d USD are sorted, within it, at most sixteen a second',
    (usd) => {
      const arrivals = arrivalsOf(KEY, FIRST, usd);
      expect(arrivals.length > 0).toBe(usd > 0);
      expect(arrivals.length).toBeLessThanOrEqual(16 * 60);
      const times = arrivals.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time >= FIRST && time < FIRST + MINUTE).toBe(true);
      expect(arrivals.map(({ place }) => place)).toEqual(arrivals.map((_, i) => i));
    },
  );
});

describe('the tape', () => {
  const END = FIRST + 40 * MINUTE + 30 * SECOND;
  const tapeAt = (now: number) => createTestMarket(() => now).trades('binance_btc_usdt', 400, now);

  it('has no five equal steps one way: prices move unevenly from second to second', async () => {
    const trades = (await tapeAt(END)).toReversed();
    const buys = trades.filter(({ side }) => side === 'buy');
    const steps = buys
      .slice(1)
      .map(({ price }, i) => Number((price - (buys[i]?.price ?? price)).toPrecision(6)))
      .filter((step) => step !== 0);
    const runs = steps.filter((step, i) => {
      const five = steps.slice(i, i + 4);
      return five.length === 4 && five.every((one) => Math.abs(one / step - 1) < 0.02);
    });
    expect(steps.length).toBeGreaterThan(40);
    expect(runs).toEqual([]);
  });

  it('never changes: a trade reads the same half a minute and two minutes later', async () => {
    const early = new Map((await tapeAt(END)).map((trade) => [trade.id, trade]));
    for (const later of [30 * SECOND, 2 * MINUTE]) {
      const common = (await tapeAt(END + later)).filter(({ id }) => early.has(id));
      expect(common.length).toBeGreaterThan(30);
      for (const trade of common) expect(trade).toEqual(early.get(trade.id));
    }
  });
});
