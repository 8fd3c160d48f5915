import { expect, it } from 'vitest';
import { writeAmountFlow, writeMoneyFlow } from './signed.ts';

const USD = { unit: 'usd', rates: {} } as const;

it.each([
  [24_010_000, '+$2,401万', 'up'],
  [-211_000_000, '−$2.11亿', 'down'],
  [0, '$0', 'flat'],
] as const)('an inflow or outflow has its sign and its direction: %d', (usd, text, direction) => {
  expect(writeMoneyFlow(usd, USD)).toMatchObject({ text, direction });
});

it('a quantity is followed by its unit', () => {
  expect(writeAmountFlow(976, 'BTC')).toMatchObject({ text: '+976 BTC', direction: 'up' });
  expect(writeAmountFlow(-2391, 'BTC')).toMatchObject({ text: '−2,391 BTC', direction: 'down' });
});

it('has neither if unknown', () => {
  expect(writeMoneyFlow(null, USD).text).toBe('--');
  expect(writeAmountFlow(null, 'BTC')).toEqual({ text: '--', direction: 'none' });
});
