import { expect, it } from 'vitest';
import { decimalsOf, evenTicks, inUnit, withDecimals } from './evenTicks.ts';

const words =
  (digits: number) =>
  (value: number): string =>
    `$${Number(value.toFixed(digits))}`;

it.each([
  [{ low: 0.2072, high: 0.2134 }, ['$0.206', '$0.208', '$0.210', '$0.212', '$0.214']],
  [{ low: 12.2, high: 13.9 }, ['$12.0', '$12.5', '$13.0', '$13.5', '$14.0']],
  [{ low: 100, high: 480 }, ['$100', '$200', '$300', '$400', '$500']],
])('ticks of one axis have as many decimals: %o', (extent, texts) => {
  const choice = { type: 'value' as const, scale: true, splitNumber: 4 };
  const axis = evenTicks({ ...choice, axisLabel: { formatter: words(4) } }, extent);
  expect(texts.map((text) => axis.axisLabel.formatter(Number(text.slice(1))))).toEqual(texts);
});

it('leaves a logarithmic axis unchanged', () => {
  const customValues = [0.1, 1, 10];
  const axis = { type: 'log' as const, axisLabel: { formatter: words(4), customValues } };
  expect(customValues.map(evenTicks(axis, { low: 0.1, high: 10 }).axisLabel.formatter)).toEqual([
    '$0.1',
    '$1',
    '$10',
  ]);
});

it.each([
  ['$5,000万', '亿', '$0.5亿'],
  ['-800万 BTC', '亿', '-0.08亿 BTC'],
  ['9,000亿', '万亿', '0.9万亿'],
  ['8,000', '万', '0.8万'],
  ['1.2亿', '亿', '1.2亿'],
  ['$0', '亿', '$0'],
  ['$0.213', '', '$0.213'],
])('%s with %s as the unit of the axis is %s', (text, unit, written) => {
  expect(inUnit(text, unit)).toBe(written);
});

it.each([
  ['$0.21', 3, '$0.210'],
  ['-1,200 BTC', 1, '-1,200.0 BTC'],
  ['5%', 1, '5.0%'],
  ['1亿', 2, '1.00亿'],
  ['$0.0₄6', 6, '$0.0₄60'],
  ['$0', 2, '$0.00'],
  ['$0', 6, '$0'],
  ['', 2, ''],
])('%s with %d decimals is %s', (text, decimals, written) => {
  expect(withDecimals(text, decimals)).toBe(written);
});

it('counts the folded zeros of a tiny price', () => {
  expect(['$0.0₄66', '$0.0₁₂5', '$61,000', '2.5万'].map(decimalsOf)).toEqual([6, 13, 0, 1]);
});
