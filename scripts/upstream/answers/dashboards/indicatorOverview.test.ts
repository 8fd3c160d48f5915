import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../dispatch/answer.ts';

describe('the board of indicators', () => {
  it('has each indicator’s current value from its own page', async () => {
    const { rows, price } = await ask('indicatorOverview', {});
    for (const { key, value } of rows) {
      const day = (await ask('indicator', { key, days: 1 })).at(-1);
      expect([key, Number(value?.toPrecision(7)), price]).toEqual([key, day?.value, day?.price]);
    }
  });

  it('has the fear and greed that a source counts, as its own page has', async () => {
    const days = [{ time: Date.parse('2026-03-10T00:00:00Z'), value: 7 }];
    const provenance = { kind: 'public', name: 'alternative.me' } as const;
    const sources = { ...testContext.sources, sentiment: { provenance, days: async () => days } };
    const { rows } = await ask('indicatorOverview', {}, { ...testContext, sources });
    expect(rows.find(({ key }) => key === 'feargreed')).toMatchObject({ value: 7, recent: [7] });
  });

  it('has a past day’s values from the pages, and nothing later', async () => {
    const { rows, price } = await ask('indicatorOverview', { date: '20221121' });
    const start = beijingDayStart('2022-11-21') ?? 0;
    for (const key of ['sum60', 'mayer', 's2f', 'drawdown']) {
      const day = (await ask('indicator', { key })).find(({ time }) => time >= start);
      expect(rows.find((row) => row.key === key)?.value).toBeCloseTo(day?.value ?? Number.NaN, 4);
      expect(price).toBe(day?.price);
    }
  });

  it('has no value before an indicator’s start', async () => {
    const { rows } = await ask('indicatorOverview', { date: '20120101' });
    expect(rows.find(({ key }) => key === 'heat200')?.value).toBeNull();
  });

  it('rejects a future day', async () => {
    const { body } = await answer('indicatorOverview', { date: '20990101' }, testContext);
    expect(body).toMatchObject({ code: 400 });
  });
});
