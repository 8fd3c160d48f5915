import { expect, test } from 'vitest';
import { retargetConfidence, retargetWords } from './retarget.ts';

test.each([
  [2_016, 89],
  [1_008, 97],
  [1, 99],
])('with %i blocks to go it comes within twelve hours of its time with %i%%', (blocks, percent) => {
  expect(retargetConfidence(blocks)).toBe(percent);
});

test('an adjustment ahead is an expected one with its block, one that has come is not', () => {
  const ahead = { height: 979_776, time: 0, remainingBlocks: 480, change: -3.21 };
  expect(retargetWords(ahead)).toMatchObject({
    id: 'difficulty-bitcoin-979776',
    title: '预计：比特币挖矿难度调整（区块 979,776，预计 −3.2%）',
  });
  expect(retargetWords({ ...ahead, remainingBlocks: 0 })).toMatchObject({
    title: '比特币挖矿难度调整（区块 979,776）',
    confidence: null,
  });
});
