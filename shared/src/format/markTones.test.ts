import { describe, expect, test } from 'vitest';
import { markTones, markWords } from './markTones.ts';
import { directionOf } from './percent.ts';

describe('the mark tells the day', () => {
  test.each([
    ['a rise', 3.2, { upper: 'up', lower: 'reflect' }, '今日上涨'],
    ['a fall', -7.14, { upper: 'ink', lower: 'down' }, '今日下跌'],
    ['a change that reads 0.00%', 0.004, { upper: 'ink', lower: 'reflect' }, '今日持平'],
    ['a fall that reads 0.00%', -0.0049, { upper: 'ink', lower: 'reflect' }, '今日持平'],
    ['an unknown change', null, { upper: 'ink', lower: 'reflect' }, ''],
    ['an answer without one', undefined, { upper: 'ink', lower: 'reflect' }, ''],
    ['no number', Number.NaN, { upper: 'ink', lower: 'reflect' }, ''],
  ])('%s', (_what, change, tones, words) => {
    const today = directionOf(change);
    expect([markTones(today), markWords(today)]).toEqual([tones, words]);
  });
});
