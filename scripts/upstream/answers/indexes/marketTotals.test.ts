import { expect, test } from 'vitest';
import { capChange } from './marketTotals.ts';

const quote = (marketCap: number | null, change24h: number | null) => ({ marketCap, change24h });

test.each([
  ['a large coin outweighs many small ones', [quote(900, -10), quote(55, 10), quote(55, 10)], -8.181_8],
  ['a coin that was worth as much as the other and doubled', [quote(200, 100), quote(100, 0)], 50],
  ['coins of unknown value or change say nothing', [quote(110, 10), quote(null, -50), quote(70, null)], 10],
  ['a change that cannot be says nothing', [quote(110, 10), quote(5, -100), quote(5, -250)], 10],
])('the change of the whole: %s', (_what, quotes, expected) => {
  expect(capChange(quotes)).toBeCloseTo(expected, 3);
});

test.each([[[]], [[quote(null, null)]], [[quote(0, 3)]]])('is unknown for %j', (quotes) => {
  expect(capChange(quotes)).toBeNull();
});
