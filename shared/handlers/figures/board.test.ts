import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';

describe('the board of indicators', () => {
  it('says of each what its own page says, now', async () => {
    const { rows, price } = await ask('indicatorBoard', {});
    for (const { key, value } of rows) {
      const day = (await ask('indicator', { key, days: 1 })).at(-1);
      expect([key, Number(value?.toPrecision(7)), price]).toEqual([key, day?.value, day?.price]);
    }
  });

  it('says of a past day what the page says of it, and nothing that came later', async () => {
    const { rows, price } = await ask('indicatorBoard', { date: '20221121' });
    const start = beijingDayStart('2022-11-21') ?? 0;
    for (const key of ['sum60', 'mayer', 's2f', 'drawdown']) {
      const day = (await ask('indicator', { key })).find(({ time }) => time >= start);
      expect(rows.find((row) => row.key === key)?.value).toBeCloseTo(day?.value ?? Number.NaN, 4);
      expect(price).toBe(day?.price);
    }
  });

  it('has no value where an indicator did not exist yet', async () => {
    const { rows } = await ask('indicatorBoard', { date: '20120101' });
    expect(rows.find(({ key }) => key === 'heat200')?.value).toBeNull();
  });

  it('refuses a day that has not come', async () => {
    const { body } = await answer('indicatorBoard', { date: '20990101' }, testContext);
    expect(body).toMatchObject({ code: 400 });
  });
});
