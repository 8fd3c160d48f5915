import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';
import { scaledText } from './scaleWord.ts';

test.each([
  ['$1.53亿', '$1.53', '亿', ''],
  ['-¥8,641万亿', '-¥8,641', '万亿', ''],
  ['1,824.76万 BTC', '1,824.76', '万', ' BTC'],
  ['3.2亿 个', '3.2', '亿', ' 个'],
])('the 万 or 亿 of %s stands apart, and nothing is lost', (text, digits, scale, rest) => {
  expect(scaledText(text)).toEqual({ digits, scale, rest });
  expect(digits + scale + rest).toBe(text);
});

test.each(['--', '0', '', '12.50%', '0.00006 BTC', '亿', '万向区块链', '3万枚以上', '第3亿', '1.5亿2万'])(
  'what is no amount in 万 or 亿 stays whole: %j',
  (text) => {
    expect(scaledText(text)).toBeNull();
  },
);

test.each([12_345, 1.5e9, -2.75e13, 4e17, 9_999.996e4])(
  'every amount that has such a word is found: %d',
  (value) => {
    const { digits = '', scale = '' } = scaledText(formatAmount(value)) ?? {};
    expect(digits + scale).toBe(formatAmount(value));
  },
);
