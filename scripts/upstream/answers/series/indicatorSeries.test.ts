import { fearGreedIndicator } from '@coinmirror/shared/indicators/definitions/feargreed.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { createTestWorld, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { indicatorSeries } from './indicatorSeries.ts';

const world = createTestWorld(() => TEST_TIME);
/** Beijing midnights. */
const TODAY = Date.UTC(2026, 2, 9, 16);
const days = [3, 2, 1, 0].map((ago) => ({ time: TODAY - ago * DAY, value: 50, price: 60_000, lines: [] }));
const indicator = { ...fearGreedIndicator, series: () => days };

/** Of days that begin at UTC, as many days ago. */
const series = (...reported: readonly number[]) => {
  const sentiment = {
    provenance: { kind: 'public', name: 'alternative.me' } as const,
    days: async () => reported.map((ago) => ({ time: TODAY + 8 * HOUR - ago * DAY, value: 40 + ago })),
  };
  return indicatorSeries(indicator, [], { ...world, sentiment });
};

describe('fear and greed of a source whose day begins eight hours after ours', () => {
  const read = async (...reported: readonly number[]) =>
    (await series(...reported)).map(({ time, value }) => [(TODAY - time) / DAY, value]);

  test('ends until then with the day before, under its own date', async () => {
    expect((await read(3, 2, 1)).at(-1)).toEqual([1, 41]);
  });

  test('ends with today once it is told', async () => {
    expect((await read(3, 2, 1, 0)).at(-1)).toEqual([0, 40]);
  });

  test('is not known where the source is further behind', async () => {
    expect((await read(3, 2)).at(-1)).toEqual([0, null]);
    expect((await read()).at(-1)).toEqual([0, null]);
  });

  test('keeps a day that is missing in between', async () => {
    expect(await read(3, 1)).toEqual([
      [3, 43],
      [2, null],
      [1, 41],
    ]);
  });
});
