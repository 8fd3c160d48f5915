import { describe, expect, it } from 'vitest';
import { bestMatches, fit } from './matching.ts';

describe('matching', () => {
  it.each([
    ['BTC', 'btc', 4],
    ['Bitcoin Cash', 'bitcoincash', 4],
    ['Bitcoin', 'bit', 3],
    ['bi te bi', 'bite', 3],
    ['bi te bi', 'btb', 2],
    ['Bitcoin Cash', 'cash', 2],
    ['Bitcoin', 'coin', 1],
    ['0xAbCd', 'bcd', 1],
    ['Bitcoin', 'eth', 0],
    ['', 'x', 0],
    ['Bitcoin', ' ', 0],
  ])('%j matches %j with score %d', (text, keyword, score) => {
    expect(fit(text, keyword)).toBe(score);
  });

  it('sorts better matches first and is stable', () => {
    const found = bestMatches(['Wrapped BTC', 'BTC', 'BTC', 'ETH'], 'btc', (text) => [text]);
    expect(found).toEqual(['BTC', 'BTC', 'Wrapped BTC']);
  });

  it('matches pinyin by its beginning, a syllable or its initials, never across two syllables', () => {
    const found = (keyword: string) =>
      bestMatches(
        ['xian fa dao'],
        keyword,
        () => [],
        (reading) => reading,
      ).length;
    expect(['xianfa', 'dao', 'xfd', 'ada', 'nf'].map(found)).toEqual([1, 1, 1, 0, 0]);
  });
});
