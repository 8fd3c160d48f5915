import { expect, test } from 'vitest';
import { createWordIndex } from './wordIndex.ts';

const index = createWordIndex(['比特币减半', 'btc 新高', '特比', '减半之后的比特币', '']);

test.each([
  ['比特币', [0, 3]],
  ['减半', [0, 3]],
  ['币', [0, 3]],
  ['bt', [1]],
  ['c 新', [1]],
  ['比特', [0, 3]],
  ['特比', [2]],
  ['以太', []],
  ['高比', []],
])('finds %s in %j', (words, positions) => {
  expect(index.find(words)).toEqual(positions);
});

test('returns candidates for longer words, which the caller verifies', () => {
  expect(createWordIndex(['半之后的减半之']).find('减半之后')).toEqual([0]);
});
