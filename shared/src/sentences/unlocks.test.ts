import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { receiversOf } from '../indicators/unlockReceivers.ts';
import { textOf } from './sentence.ts';
import { coinUnlockSentence, reactionSentence, unlocksSentence } from './unlocks.ts';

const text = (sentence: Parameters<typeof textOf>[0] | null) => (sentence === null ? '' : textOf(sentence));

describe('the unlocks of a range', () => {
  it('are counted, with their worth, the largest and what comes by the day', async () => {
    const week = await ask('unlockList', { range: 'week' });
    expect(text(unlocksSentence(week))).toMatch(
      /^未来 7 天 \d+ 次一次性解锁，共 \$.+；最大的是 \d\d-\d\d 的 .+，占流通 .+%；另有线性释放 \$.+。$/,
    );
    const none = { ...week, count: 0, cliffValue: 0, linearValue: null, rows: [] };
    expect(text(unlocksSentence(none))).toBe('未来 7 天没有一次性解锁。');
    expect(text(unlocksSentence({ ...none, range: 'month' }))).toBe('本月没有一次性解锁。');
  });

  it('say for whom, the largest first', () => {
    const parts = [
      { category: 'team', amount: 40 },
      { category: 'investors', amount: 60 },
    ] as const;
    expect(receiversOf({ amount: 100, parts })).toBe('投资人 60%、团队 40%');
    expect(receiversOf({ amount: 40, parts: parts.slice(0, 1) })).toBe('团队');
    expect(receiversOf({ amount: 0, parts: [] })).toBe('');
  });
});

describe('a coin', () => {
  it('is free by so much, and has a next unlock', async () => {
    const sui = await ask('coinUnlocks', { code: 'sui' });
    expect(text(sui && coinUnlockSentence(sui))).toMatch(
      /^按解锁计划，SUI 已解锁 [\d.]+%；下一次 2026-\d\d-\d\d，占流通 [\d.]+%，约 \$.+。$/,
    );
  });

  it('has a median of what passed unlocks did; nothing is said without one', () => {
    expect(text(reactionSentence('sui', { count: 8, before: -4.12, after: null }))).toBe(
      '近一年 8 次一次性解锁，前 7 天涨跌的中位数 −4.12%。',
    );
    expect(reactionSentence('sui', { count: 0, before: null, after: null })).toBeNull();
    expect(reactionSentence('sui', null)).toBeNull();
  });
});
