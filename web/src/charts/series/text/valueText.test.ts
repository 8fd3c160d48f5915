import { describe, expect, it } from 'vitest';
import { createValueText, dropEndingZeros } from './valueText.ts';

const usd = { unit: 'usd', rates: {}, suffix: '' } as const;
const cny = { unit: 'cny', rates: { cny: 7 }, suffix: '' } as const;

describe('numbers on a chart', () => {
  it.each([
    ['price', 61971.55, usd, '$61,971.55'],
    ['price', 61971.55, cny, '¥433,800.85'],
    ['money', 4.61e12, usd, '$4.61万亿'],
    ['amount', 18247575, { ...usd, suffix: 'BTC' }, '1,825万 BTC'],
    ['percent', 3.04, usd, '+3.04%'],
    ['share', 45.03, usd, '45.03%'],
    ['ratio', 0.4512, usd, '0.4512'],
    ['percent', 0.0547, usd, '+0.05%'],
    ['percent', 0.0547, { ...usd, digits: 4 }, '+0.0547%'],
    ['ratio', 1.5, usd, '1.50'],
    ['ratio', 1.5, { ...usd, digits: 4 }, '1.5000'],
    ['count', 3773, usd, '3,773'],
  ] as const)('%s %d', (kind, value, unit, text) => {
    expect(createValueText(kind, unit).full(value)).toBe(text);
  });

  it('are `--` where unknown', () => {
    expect(createValueText('money', usd).full(null)).toBe('--');
  });
});

describe('ticks', () => {
  it.each([
    [9000, '9,000'],
    [1_400_000, '140万'],
    [1_235_000, '123.5万'],
    [250_000_000, '2.5亿'],
    [900_150, '900,150'],
  ])('write the count %d in 万 and 亿 where nothing is lost', (value, text) => {
    expect(createValueText('count', usd).tick(value)).toBe(text);
  });

  it.each([
    ['2.00万', '2万'],
    ['$61,000.00', '$61,000'],
    ['1.50亿', '1.5亿'],
    ['$1,000', '$1,000'],
    ['100', '100'],
    ['0.4500', '0.45'],
    ['$0.0₄66', '$0.0₄66'],
  ])('lose the zeros at the end of %s', (text, short) => {
    expect(dropEndingZeros(text)).toBe(short);
  });
});
