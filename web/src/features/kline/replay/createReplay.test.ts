import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { createReplay } from './createReplay.ts';

const MINUTE = 60_000;
const { signal } = new AbortController();

const candleAt = (time: number) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1, turnover: 1 });

/** `count` one-minute candles from 0 on, as a source returns them. */
function market(count: number): BarSource {
  const all = Array.from({ length: count }, (_, place) => candleAt(place * MINUTE));
  return {
    load: async ({ before, limit }) =>
      all.filter(({ time }) => before === null || time < before).slice(-limit),
  };
}

describe('createReplay', () => {
  it('shows everything up to its start, then each candle once and in order, to the newest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1300 }),
        fc.integer({ min: 0, max: 1300 }),
        async (count, start) => {
          const replay = createReplay(market(count), start * MINUTE, 1);
          const before = await replay.source.load({ before: null, limit: 2000, signal });
          const reported: number[] = [];
          replay.source.follow?.(({ time }) => reported.push(time));
          while ((await replay.step()) !== null);
          expect([...before.map(({ time }) => time), ...reported]).toEqual(
            Array.from({ length: count }, (_, place) => place * MINUTE),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('passes on requests for older candles unchanged', async () => {
    const replay = createReplay(market(10), 5 * MINUTE, 1);
    const older = await replay.source.load({ before: 2 * MINUTE, limit: 10, signal });
    expect(older.map(({ time }) => time)).toEqual([0, MINUTE]);
  });

  it('reports when the next candle cannot be loaded, and loads it later', async () => {
    let isDown = true;
    const steady = market(3);
    const replay = createReplay(
      { load: (query) => (isDown ? Promise.reject(new Error('down')) : steady.load(query)) },
      0,
      1,
    );
    await expect(replay.step()).rejects.toThrow('down');
    isDown = false;
    expect((await replay.step())?.time).toBe(MINUTE);
  });
});
