import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { fundingSentence } from './futures.ts';
import { textOf } from './sentence.ts';

const board = await ask('futuresOverview', {});

/** What is said of Bitcoin where it pays a rate, and that stands so among some settlements. */
function said(funding: number, bitcoin: typeof board.bitcoin): string {
  const coins = board.coins.map((coin) => (coin.code === 'bitcoin' ? { ...coin, funding } : coin));
  const sentence = fundingSentence({ ...board, coins, bitcoin });
  return sentence === null ? '' : (textOf(sentence).split('；')[0] ?? '');
}

const of30Days = { percentile: 71.4, settlements: 90 };

test.each([
  [0.0139, '+0.0139%，高于 30 日里的 71%，离过热（0.05%）远'],
  [0.031, '+0.0310%，高于 30 日里的 71%，离过热（0.05%）近'],
  [0.0712, '+0.0712%，高于 30 日里的 71%，已过热（0.05%）'],
  [-0.002, '−0.0020%，高于 30 日里的 71%'],
])('a rate of %d is said with its place among 30 days and its distance from overheating', (rate, words) => {
  expect(said(rate, of30Days)).toBe(`BTC 每 8 小时 ${words}`);
});

test('a shorter past is said to be shorter, and none is not mentioned', () => {
  expect(said(0.01, { percentile: 50, settlements: 10 })).toContain('，高于 3 日里的 50%，');
  for (const bitcoin of [null, { percentile: null, settlements: 0 }, { percentile: 50, settlements: 2 }])
    expect(said(0.01, bitcoin)).toBe('BTC 每 8 小时 +0.0100%，离过热（0.05%）远');
});
