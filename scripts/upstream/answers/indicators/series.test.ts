import { bandRecords } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { BEIJING, DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../dispatch/answer.ts';

const all: readonly Indicator[] = Object.values(indicators);
const beijingDay = (time: number) => Math.floor((time + BEIJING) / DAY);

describe.each(all.map((indicator) => [indicator.key, indicator] as const))(
  'the indicator %s',
  (key, indicator) => {
    const days = ask('indicator', { key });

    it('has one row per Beijing day until now, with as many lines as its definition', async () => {
      const rows = await days;
      expect(rows.length).toBeGreaterThan(3650);
      for (const [at, { time }] of rows.entries()) {
        if (at > 0) expect(beijingDay(time) - beijingDay(rows[at - 1]?.time ?? 0)).toBe(1);
      }
      expect(rows.at(-1)?.time).toBe(TEST_TIME);
      expect(rows.every(({ lines }) => lines.length === indicator.lines.length)).toBe(true);
    });

    it('ends with the coin’s current price', async () => {
      const coin = await ask('coinInfo', { code: 'bitcoin' });
      expect((await days).at(-1)?.price).toBe(coin.quote.price);
    });

    it('is in every band at some time, with shares that add up to 100', async () => {
      const records = bandRecords(await days, indicator.bands, 365);
      expect(records.every((record) => record.days > 0)).toBe(true);
      expect(records.reduce((sum, { share }) => sum + share * 10, 0)).toBeCloseTo(1000, 6);
    });

    it('has bands without gaps, open at both ends', () => {
      const { bands } = indicator;
      expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([null, null]);
      expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to));
    });

    it('is positive if its axis is logarithmic', async () => {
      const isPositive = (await days).every(({ value }) => (value ?? 1) > 0);
      expect(indicator.scale === 'linear' || isPositive).toBe(true);
    });
  },
);

describe('an unknown indicator', () => {
  it.each([{ key: 'nothing' }, { key: 'toString' }, { key: 'sum60', code: 'no-such-coin' }])(
    'is rejected: %j',
    async (params) => {
      const { body } = await answer('indicator', params, testContext);
      expect(body).toMatchObject({ code: 404 });
    },
  );
});
