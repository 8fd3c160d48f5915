import { formatDate } from '@coinmirror/shared/format/time.ts';
import { dailySentence } from '@coinmirror/shared/sentences/daily.ts';
import { textOf } from '@coinmirror/shared/sentences/sentence.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';

const midnight = beijingMidnight(TEST_TIME);

test('without a date it is the last day that is over, whole, and days before can be asked for', async () => {
  const day = await ask('newsDaily', {});
  expect([day.begins, day.ends, day.last]).toEqual([midnight - DAY, midnight, midnight - DAY]);
  expect(day.coins.length).toBeGreaterThan(30);
  for (const value of [day.marketCap, day.turnover, day.fearGreed, day.longs, day.shorts, day.flashCount])
    expect(known(value)).toBeGreaterThan(0);
  const before = await ask('newsDaily', { date: formatDate(midnight - 2 * DAY) });
  expect(before.ends).toBe(day.begins);
  expect(before.marketCap).toBeCloseTo(known(day.marketCapBefore), 0);
  expect(before.fearGreed).toBe(day.fearGreedBefore);
  expect((await ask('newsDaily', { date: formatDate(midnight - DAY) })).coins).toEqual(day.coins);
});

test('its flashes are of the day and important, its events of the day after', async () => {
  const day = await ask('newsDaily', {});
  const flashes = known(day.flashes);
  expect(flashes.length).toBeGreaterThan(0);
  for (const { time } of flashes) expect(time >= day.begins && time < day.ends).toBe(true);
  for (const { time } of day.events) expect(time >= day.ends && time < day.ends + DAY).toBe(true);
});

test('liquidations of the day are those of the last day’s hours, and of every day that is kept', async () => {
  const sources = createTestWorld(() => midnight);
  const day = await ask('newsDaily', {}, { ...testContext, sources });
  // At midnight the last 24 hours are the day.
  const { hours } = await ask('futuresOverview', {}, { ...testContext, sources });
  const own = hours.filter(({ time }) => time >= day.begins && time < day.ends);
  expect(own).toHaveLength(24);
  const sumOf = (side: 'long' | 'short') => own.reduce((sum, hour) => sum + hour[side], 0);
  expect(day.longs).toBeCloseTo(sumOf('long'), 2);
  expect(day.shorts).toBeCloseTo(sumOf('short'), 2);
  expect((await ask('newsDaily', { date: formatDate(midnight - 60 * DAY) })).longs).toBeGreaterThan(0);
});

test('liquidations of a day whose hours have not all been heard are unknown, not less', async () => {
  const { sources } = testContext;
  const { futuresPast } = sources;
  if (!futuresPast) throw new Error('no past of futures');
  const within: typeof futuresPast.within = async (code, spans) =>
    (await futuresPast.within(code, spans)).map(({ venues, liquidated }) => ({
      venues,
      liquidated: liquidated.slice(-20),
    }));
  const deaf = { ...sources, futuresPast: { ...futuresPast, within } };
  const day = await ask('newsDaily', {}, { ...testContext, sources: deaf });
  expect([day.longs, day.shorts]).toEqual([null, null]);
});

test.each([
  [formatDate(midnight), '404'],
  [formatDate(midnight - 91 * DAY), '404'],
  ['2026-02-30', '400'],
])('there is no brief of %s', async (date, status) => {
  await expect(ask('newsDaily', { date })).rejects.toThrow(status);
});

test.each(TEST_DAYS)('on %s the sentence says what the facts and the table say', async (_name, ago) => {
  const day = await ask('newsDaily', { date: formatDate(midnight + (ago - 1) * DAY) });
  const said = textOf(known(dailySentence(day)));
  const rising = day.coins.filter(({ change }) => change > 0).length;
  const falling = day.coins.filter(({ change }) => change < 0).length;
  expect(said).toContain(`${day.coins.length} 个主流币 ${rising} 涨 ${falling} 跌`);
  expect(said).toContain(`最强 ${day.coins[0]?.symbol} `);
  expect(said).toContain(`最弱 ${day.coins.at(-1)?.symbol} `);
  expect(said).toMatch(/^总市值 \$[\d.,]+(?:万亿|亿)，一天 [+−][\d.]+%；比特币收于 \$[\d,.]+，/);
  const longs = known(day.longs);
  const share = (longs / (longs + known(day.shorts))) * 100;
  expect(said).toContain(share >= 50 ? `多单占 ${Math.round(share)}%` : '空单占 ');
});
