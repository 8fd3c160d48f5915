import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { FIGURE_SERIES } from '@coinmirror/shared/pages/series.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../prerender/served.ts';
import { findSeries } from './series.ts';

/** A series of the simulated market, as the gateway reads it. */
async function tableOf(key: string) {
  const series = findSeries(key);
  if (series === null) return null;
  const { name, params } = series.call;
  const { body } = await answer(name, params, testContext);
  const entity: unknown = v.parse(endpoints[name].response, JSON.parse(JSON.stringify(body)));
  const answers = { entity: () => entity, entities: () => [entity], asOf: () => 0 } as unknown as Answers;
  return series.table(answers);
}

describe('a series', () => {
  it.each([...Object.keys(indicators), ...Object.keys(FIGURE_SERIES), 'tvl-eth', 'tvl-aave'])(
    '%s has one line a day, oldest first, as many cells as columns, and numbers in the newest',
    async (key) => {
      const table = await tableOf(key);
      const days = table?.rows.map(([day]) => String(day)) ?? [];
      expect(days.length).toBeGreaterThan(30);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.every((day) => /^\d{4}-\d{2}-\d{2}/.test(day))).toBe(true);
      expect(table?.labels).toHaveLength(table?.keys.length ?? -1);
      expect(new Set(table?.rows.map((row) => row.length))).toEqual(new Set([table?.keys.length]));
      expect(table?.rows.at(-1)?.some((cell) => typeof cell === 'number' && cell !== 0)).toBe(true);
    },
  );

  it('ends with what its page says', async () => {
    const [table, overview] = await Promise.all([tableOf('tvl'), ask('defiOverview', {})]);
    expect(table?.rows.at(-1)?.[1]).toBe(overview.tvl);
  });
});
