import { SUM60_COINS, sum60Of } from '@coinmirror/shared/indicators/definitions/sum60Coins.ts';
import { indicatorSeriesKey } from '@coinmirror/shared/indicators/seriesKey.ts';
import { sixtyDaySum } from '@coinmirror/shared/indicators/sixtyDaySum.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { findSeries } from './series.ts';

describe.each(SUM60_COINS)('the sum of sixty days of $code', ({ code, name }) => {
  it('calls the coin as its own page does', async () => {
    expect((await ask('coinInfo', { code })).name).toBe(name);
  });

  it('is the sum of the changes that its own history has', async () => {
    const [days, history] = await Promise.all([
      ask('indicator', { key: 'sum60', code }),
      ask('coinHistory', { coincode: code, per_page: 60 }),
    ]);
    const byTime = history.days.toSorted((a, b) => a.time - b.time);
    const newest = byTime.map(({ open, close }) => ({ open: open ?? 0, close: close ?? 0 }));
    expect(days.at(-1)?.value).toBeCloseTo(sixtyDaySum(newest) ?? Number.NaN, 1);
  });

  it('can be read at an address of its own', () => {
    const series = findSeries(indicatorSeriesKey(sum60Of(code)));
    expect(series?.call).toMatchObject({ name: 'indicator', params: { key: 'sum60' } });
    expect(series?.name).toBe(sum60Of(code).name);
  });
});

it('is of Bitcoin for a coin it does not offer', () => {
  expect(sum60Of('dogecoin')).toBe(sum60Of('bitcoin'));
  expect(sum60Of(null)).toBe(sum60Of('bitcoin'));
});
