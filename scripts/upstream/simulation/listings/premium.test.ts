import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { expect, it } from 'vitest';
import { exchangePremium } from './premium.ts';

const LAST = Date.UTC(2026, 10, 28, 9);
const hours = (code: string, count = 240) =>
  Array.from({ length: count }, (_, i) => exchangePremium(code, 'bitcoin', LAST - i * HOUR) * 100);
const rounded = (values: readonly number[]) => values.map((value) => value.toFixed(3));

it.each(['coinbase', 'upbit'])('the premium of %s is no staircase: neighbouring hours differ', (code) => {
  const shown = rounded(hours(code));
  const equal = shown.filter((value, i) => i > 0 && value === shown[i - 1]);
  expect(equal.length / shown.length).toBeLessThan(0.2);
});

it('the premium of America lies on either side of the market, within a tenth of a percent as a rule', () => {
  const all = hours('coinbase', 24 * 200);
  expect(all.filter((value) => value > 0).length / all.length).toBeGreaterThan(0.3);
  expect(all.filter((value) => value < 0).length / all.length).toBeGreaterThan(0.2);
  expect(Math.max(...all.map(Math.abs))).toBeLessThan(0.15);
});

it('a premium stays the same for its step only, also before the epoch', () => {
  const start = Math.floor(LAST / (5 * MINUTE)) * 5 * MINUTE;
  const at = (time: number) => exchangePremium('coinbase', 'bitcoin', time);
  expect(at(start)).toBe(at(start + 5 * MINUTE - 1));
  expect(at(start)).not.toBe(at(start + 10 * MINUTE));
  expect(Number.isFinite(at(-HOUR))).toBe(true);
  expect(exchangePremium(null, 'bitcoin', LAST)).toBe(0);
});
