import { expect, test } from 'vitest';
import { splitByKeyword } from './splitByKeyword.ts';

test.each([
  [
    'Bitcoin',
    'bit',
    [
      ['Bit', true],
      ['coin', false],
    ],
  ],
  [
    '比特币 BTC',
    'btc',
    [
      ['比特币 ', false],
      ['BTC', true],
    ],
  ],
  [
    'aXaXa',
    'x',
    [
      ['a', false],
      ['X', true],
      ['a', false],
      ['X', true],
      ['a', false],
    ],
  ],
  ['比特币', '', [['比特币', false]]],
  ['比特币', '(.*', [['比特币', false]]],
])('in %s the keyword %s is marked', (text, keyword, parts) => {
  expect(splitByKeyword(text, keyword).map((part) => [part.text, part.fits])).toEqual(parts);
});
