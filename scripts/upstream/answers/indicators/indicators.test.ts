import { ahr999, ahr999Price, fittedPrice } from '@coinmirror/shared/indicators/ahr999.ts';
import { bandRecords, thresholdsOf } from '@coinmirror/shared/indicators/bands.ts';
import { ahr999Indicator } from '@coinmirror/shared/indicators/definitions/ahr999.ts';
import { harmonicMean } from '@coinmirror/shared/indicators/mean.ts';
import { BEIJING, DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../dispatch/answer.ts';

const days = await ask('ahr999', {});
const last = days.at(-1);
const beijingDay = (time: number) => Math.floor((time + BEIJING) / DAY);

describe('the answer of ahr999', () => {
  it('has one row per Beijing day, from the 200th on, until now', () => {
    expect(days.length).toBeGreaterThan(3650);
    for (const [at, { time }] of days.entries()) {
      if (at > 0) expect(beijingDay(time) - beijingDay(days[at - 1]?.time ?? 0)).toBe(1);
    }
    expect(last?.time).toBe(TEST_TIME);
    expect(
      days.every(({ value, price, lines }) => value !== null && price !== null && lines.length === 2),
    ).toBe(true);
  });

  it('ends with the price of the coin’s page, earlier days with their close', async () => {
    const [coin, history] = await Promise.all([
      ask('coinInfo', { code: 'bitcoin' }),
      ask('coinHistory', { coincode: 'bitcoin', per_page: 10_000 }),
    ]);
    expect(last?.price).toBe(coin.quote.price);
    const closes = new Map(history.days.map((day) => [beijingDay(day.time), day.close]));
    expect(days.map(({ price }) => price)).toEqual(days.map(({ time }) => closes.get(beijingDay(time))));
  });

  it('can be recomputed from its own rows', () => {
    for (const at of [0, 1500, days.length - 1]) {
      const day = days[at];
      const [fit = null, cost = null] = day?.lines ?? [];
      expect(day?.value).toBeCloseTo(ahr999(day?.price ?? 0, cost, fit) ?? -1, 2);
      expect(fit).toBeCloseTo(fittedPrice(day?.time ?? 0) ?? -1, 1);
    }
    const closes = days.slice(-200).map(({ price }) => price ?? Number.NaN);
    expect(last?.lines[1]).toBeCloseTo(harmonicMean(closes) ?? -1, 0);
  });

  it('has a price for each threshold on the threshold’s side of the current price', () => {
    const [fit = null, cost = null] = last?.lines ?? [];
    for (const threshold of thresholdsOf(ahr999Indicator.bands)) {
      const price = ahr999Price(threshold, cost, fit) ?? 0;
      expect(price > (last?.price ?? 0)).toBe(threshold > (last?.value ?? 0));
    }
  });

  it('is in every band at some time, with shares that add up to 100', () => {
    const records = bandRecords(days, ahr999Indicator.bands, 365);
    expect(records.every(({ share }) => share > 0)).toBe(true);
    expect(records.reduce((sum, { share }) => sum + share * 10, 0)).toBeCloseTo(1000, 6);
  });

  it('was low at the end of 2022 and in its middle range for most of 2024, like the real one', () => {
    const of = (from: string, to: string) =>
      days
        .filter(({ time }) => time >= Date.parse(from) && time < Date.parse(to))
        .map(({ value }) => value ?? 0);
    expect(Math.min(...of('2022-11-01', '2023-01-01'))).toBeLessThan(0.45);
    const year = of('2024-01-01', '2025-01-01');
    const usual = year.filter((value) => value >= 0.5 && value <= 1.5);
    expect(usual.length / year.length).toBeGreaterThan(0.7);
  });

  it('returns the newest days if a number is requested', async () => {
    expect(await ask('ahr999', { days: 31 })).toEqual(days.slice(-31));
  });

  it('rejects a coin it is not fitted to', async () => {
    const { body } = await answer('ahr999', { code: 'ethereum' }, testContext);
    expect(body).toMatchObject({ code: 404 });
  });
});
