import { createTestWorld } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import type { Sources } from '../../ports/sources.ts';
import { record } from '../provenance/recording.ts';
import { eachCycle, eachPastDay, memoize } from './memoize.ts';

const NOON = Date.parse('2026-03-10T04:00:00Z');

function world() {
  const clock = { time: NOON };
  return { clock, sources: createTestWorld(() => clock.time) };
}

/** Counts its own computations, and reads two ports. */
function counted() {
  const made = { times: 0 };
  const count = memoize(eachCycle, async (sources: Sources, code: string) => {
    made.times += 1;
    const [coin] = await sources.coins.all();
    const candles = await sources.candles.list({ code, periodMinutes: 60, end: NOON, limit: 1 });
    return { coin, candles };
  });
  return { made, count };
}

describe('memoize', () => {
  test('computes once per beat and key, however many ask at once', async () => {
    const { clock, sources } = world();
    const { made, count } = counted();
    const [first, second] = await Promise.all([count(sources, 'bitcoin'), count(sources, 'bitcoin')]);
    expect(second).toBe(first);
    await count(sources, 'ethereum');
    expect(made.times).toBe(2);
    clock.time += 5_000;
    await count(sources, 'bitcoin');
    expect(made.times).toBe(3);
  });

  test('keeps a separate result per world', async () => {
    const { made, count } = counted();
    await count(world().sources, 'bitcoin');
    await count(world().sources, 'bitcoin');
    expect(made.times).toBe(2);
  });

  test('reads what real sources tell of past days again: all of it may not have come yet', () => {
    const { clock, sources } = world();
    const provenance = { kind: 'exchange', name: 'Binance' } as const;
    const real = { ...sources, candles: { ...sources.candles, provenance } };
    const stamps = () => [eachPastDay(sources, 7), eachPastDay(real, 7)];
    const [simulated, first] = stamps();
    clock.time += 6 * 60_000;
    expect(stamps()).toEqual([simulated, (first ?? 0) + 1]);
    expect(simulated).toBe(7);
  });

  test('records its ports for every caller of a kept result', async () => {
    const { sources } = world();
    const { made, count } = counted();
    await count(sources, 'bitcoin');
    const later = record(sources);
    await count(later.sources, 'bitcoin');
    expect(made.times).toBe(1);
    expect([...later.read].toSorted()).toEqual(['candles', 'coins']);
  });

  test('passes on an error, and the ports read until then', async () => {
    const { sources } = world();
    const broken = memoize(eachCycle, async ({ coins }) => {
      await coins.all();
      throw new Error('no answer');
    });
    const { sources: recorded, read } = record(sources);
    await expect(broken(recorded)).rejects.toThrow('no answer');
    expect([...read]).toEqual(['coins']);
  });
});
