import { describe, expect, it } from 'vitest';
import { formatAmount, formatCount, formatExactAmount } from './amount.ts';
import { toCsv } from './csv.ts';
import { formatFixed } from './formatFixed.ts';
import { fullNumber } from './fullNumber.ts';
import { plainMinus, withMinus, withoutSign } from './minus.ts';
import { formatMoney } from './money.ts';
import { formatFundingRate, formatPercent, formatRatio, formatShare } from './percent.ts';
import { formatPrice, priceParts } from './price.ts';

const MONEY = { unit: 'usd', rates: {}, kind: 'amount' } as const;

describe('a negative number', () => {
  it.each([
    formatAmount,
    formatExactAmount,
    formatCount,
    formatFundingRate,
    formatPercent,
    formatPrice,
    formatRatio,
    formatShare,
    fullNumber,
    (value: number) => formatFixed(value, 1),
    (value: number) => formatMoney(value, MONEY),
  ])('is written with a minus sign, never with a hyphen: %s', (format) => {
    for (const value of [-2, -1234.5, -0.000_012_3, -56_789_000]) expect(format(value)).not.toContain('-');
    expect(format(-1234.5)).toMatch(/^−/);
  });

  it('is plain for screen readers and copies', () => {
    expect(priceParts(-0.000_012_3)).toMatchObject({ before: '−0.0', plain: '-0.0000123' });
    expect(priceParts(-5)?.plain).toBe('-5.0000');
  });
});

it.each(['--', '', '0.00%', '+3%', '2026-11-28'])('%j has no sign to replace', (text) => {
  expect(withMinus(text)).toBe(text);
});

describe('a file', () => {
  it.each([
    ['−3.46%', '-3.46%'],
    ['−$2.11亿', '-$2.11亿'],
    ['比特币 −3.46%（−¥1.2亿）', '比特币 -3.46%（-¥1.2亿）'],
    ['−<$0.01', '-<$0.01'],
    ['涨幅 = 现价 ÷ 起点 − 1', '涨幅 = 现价 ÷ 起点 − 1'],
    ['（1 + r）−1', '（1 + r）−1'],
    ['10^−5', '10^−5'],
    ['−', '−'],
  ])('%s reads %s in it', (text, plain) => {
    expect(plainMinus(text)).toBe(plain);
  });

  it('has no minus sign that a spreadsheet takes for a word, and none that disarms nothing', () => {
    expect(toCsv([['跌 −3.46%', '−1+cmd', -3.46]])).toBe("跌 -3.46%,'-1+cmd,-3.46\r\n");
  });
});

describe('a change beside an arrow', () => {
  it.each([
    [-4.52, '4.52%'],
    [2.5, '2.50%'],
    [0, '0.00%'],
    [null, '--'],
  ])('has no sign of its own: %s', (change, text) => {
    expect(withoutSign(formatPercent(change))).toBe(text);
  });
});
