import { BEIJING } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import type { CandleQuery } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';

const CYCLE = 5_000;
const yearOf = (time: number) => new Date(time + BEIJING).getUTCFullYear();

/** A world that notes how much of its past is read, of which each coin has `most` candles. */
function counted(most = 10_000) {
  const clock = { now: TEST_TIME };
  const world = createTestWorld(() => clock.now);
  const long: CandleQuery[] = [];
  const sources: Sources = {
    ...world,
    candles: {
      ...world.candles,
      list(query) {
        if (query.limit > 100) long.push(query);
        return world.candles.list({ ...query, limit: Math.min(query.limit, most) });
      },
    },
  };
  return { clock, long, context: { ...testContext, sources } };
}

describe('the past of a coin', () => {
  it('is read once a day, whichever parts of it are asked for', async () => {
    const { clock, long, context } = counted();
    for (let page = 1; page <= 20; page += 1)
      await ask('coinHistory', { coincode: 'bitcoin', page, per_page: page * 7 }, context);
    await ask('coinHistory', { coincode: 'bitcoin', begintime: '20250101', endtime: '20250630' }, context);
    clock.now += 3 * CYCLE;
    await ask('coinHistory', { coincode: 'bitcoin', per_page: 10_000 }, context);
    expect(long).toHaveLength(1);
  });

  it('is forgotten for others, so that asking for every coin takes no more memory', async () => {
    const { long, context } = counted(400);
    const codes = (await context.sources.coins.all()).slice(0, 41).map(({ code }) => code);
    for (const coincode of [...codes, codes[0] ?? '']) await ask('coinHistory', { coincode }, context);
    expect(long).toHaveLength(42);
  });

  test.each(['bitcoin', 'dogecoin'])(
    'of %s has the days, the highs and the changes of its candles',
    async (coincode) => {
      const { candles } = testContext.sources;
      const query = { code: coincode, end: TEST_TIME, limit: 10_000 };
      const days = await candles.list({ ...query, periodMinutes: 1440 });
      const months = await candles.list({ ...query, periodMinutes: 43_200 });
      const whole = await ask('coinHistory', { coincode, per_page: 10_000 });
      expect(whole.days.map(({ time, high }) => [time, high])).toEqual(
        days.toReversed().map(({ time, high }) => [time, high]),
      );
      const highs = new Map(whole.years.map(({ year, highs }) => [year, highs]));
      for (const { time, high } of months) {
        const date = new Date(time + BEIJING);
        expect(highs.get(date.getUTCFullYear())?.[date.getUTCMonth()]).toBe(high);
      }
      for (const { year, changes, change } of whole.years) {
        const first = whole.days.findLastIndex(({ time }) => yearOf(time) === year);
        const start = whole.days[first + 1]?.close ?? whole.days[first]?.open ?? Number.NaN;
        const last = whole.days.find(({ time }) => yearOf(time) === year)?.close ?? Number.NaN;
        expect(change).toBeCloseTo((last / start - 1) * 100, 6);
        const compounded = changes.reduce<number>((all, one) => all * (1 + (one ?? 0) / 100), 1);
        expect((compounded - 1) * 100).toBeCloseTo(change ?? Number.NaN, 6);
      }
      const part = await ask('coinHistory', { coincode, begintime: '20250301', endtime: '20250331' });
      expect(part.total).toBe(31);
    },
  );
});
