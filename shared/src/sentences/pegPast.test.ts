import { expect, it } from 'vitest';
import { pegPastWords } from './pegPast.ts';

const HOUR = 3_600_000;
const hours = (values: readonly number[]) =>
  values.map((value, at): [number, number] => [Date.UTC(2026, 2, 9, 4) + at * HOUR, value]);

it('a coin that holds its peg: where it is now, and how far it was', () => {
  const said = pegPastWords({ symbol: 'USDC', deviation: 0.012, hours: hours([-0.21, 0.012]) });
  expect(said).toContain('USDC 现在偏离 +0.012%，正常；近 30 日最远 −0.210%（');
  expect(said).toMatch(/，没有脱锚。$/);
});

it('a coin that lost it: for how long', () => {
  expect(pegPastWords({ symbol: 'X', deviation: -0.9, hours: hours([0.1, -4, -0.9]) })).toMatch(
    /现在偏离 −0\.900%，脱锚；近 30 日最远 −4\.000%（.*），有 2 小时超过 ±0\.5%。$/,
  );
  const long = pegPastWords({
    symbol: 'X',
    deviation: null,
    hours: hours(Array.from({ length: 72 }, () => 1)),
  });
  expect(long).toMatch(/^近 30 日.*有 3 天超过/);
});

it('nothing is said where nothing is told', () => {
  expect(pegPastWords({ symbol: 'X', deviation: null, hours: [] })).toBe('');
});
