import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { stableIssueAt } from './stableIssue.ts';

const LAST = Date.UTC(2026, 10, 28);
const stable = (code: string) => {
  const coin = coinCatalogue.find((one) => one.code === code);
  if (!coin) throw new Error(code);
  return coin;
};
const supplies = (code: string, last: number, days: number) =>
  Array.from(
    { length: days },
    (_, i) => stableIssueAt(stable(code), last - (days - 1 - i) * DAY) ?? Number.NaN,
  );
const changes = (values: readonly number[]) =>
  values.slice(1).map((value, i) => Math.log(value / (values[i] ?? value)));

describe.each(['tether', 'usd-coin', 'paypal-usd', 'dai'])('the supply of %s', (code) => {
  it('changes by other amounts every day, both ways', () => {
    const days = changes(supplies(code, LAST, 120));
    expect(days.filter((change) => change < 0).length).toBeGreaterThan(25);
    expect(days.filter((change) => change > 0).length).toBeGreaterThan(25);
    // Four days within a twentieth of each other happen by chance at most once.
    const alike = days.filter((change, i) => {
      const four = days.slice(i, i + 4).map(Math.abs);
      return four.length === 4 && Math.max(...four) < 1.05 * Math.min(...four) && change !== 0;
    });
    expect(alike.length).toBeLessThanOrEqual(1);
    expect(Math.max(...days.map(Math.abs))).toBeLessThan(0.03);
  });

  it('is the catalogue’s at the start of 2026, without a jump there', () => {
    expect(stableIssueAt(stable(code), ANCHOR)).toBe(stable(code).supply);
    const around = changes(supplies(code, ANCHOR + 3 * DAY, 7));
    expect(Math.max(...around.map(Math.abs))).toBeLessThan(0.03);
  });
});

it('is null before the first day, and never negative after it', () => {
  const coin = stable('usd-coin');
  expect(stableIssueAt(coin, coin.launchedAt - 1)).toBeNull();
  for (let time = coin.launchedAt; time < LAST; time += 20 * DAY)
    expect(stableIssueAt(coin, time)).toBeGreaterThan(0);
});

it('turns between reports without corners: no month’s growth differs much from the next one’s', () => {
  const months = Array.from(
    { length: 60 },
    (_, i) => stableIssueAt(stable('tether'), Date.UTC(2021, i, 1)) ?? 1,
  );
  const turns = changes(months).map((growth, i, all) => Math.abs(growth - (all[i - 1] ?? growth)));
  expect(Math.max(...turns)).toBeLessThan(0.06);
});
