import { describe, expect, it, vi } from 'vitest';
import { bestMatches, fit as scoreOf, wordsOnce } from './matching.ts';

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
    expect(scoreOf(text, keyword)).toBe(score);
  });

  it('sorts better matches first and is stable', () => {
    const items = ['Wrapped BTC', 'BTC', 'BTC', 'ETH'].map((text) => ({ text }));
    const words = wordsOnce(
      ({ text }: { text: string }) => [text],
      () => '',
    );
    expect(bestMatches(items, 'btc', words)).toEqual([items[1], items[2], items[0]]);
  });

  it('matches pinyin by its beginning, a syllable or its initials, never across two syllables', () => {
    const words = wordsOnce(
      () => [],
      ({ pinyin }: { pinyin: string }) => pinyin,
    );
    const found = (keyword: string) => bestMatches([{ pinyin: 'xian fa dao' }], keyword, words).length;
    expect(['xianfa', 'dao', 'xfd', 'ada', 'nf'].map(found)).toEqual([1, 1, 1, 0, 0]);
  });

  it('reads the texts of an entry once, however often it is searched', () => {
    const textsOf = vi.fn(({ name }: { name: string }) => [name]);
    const words = wordsOnce(textsOf, () => '');
    const entries = [{ name: 'Bitcoin' }, { name: 'Ether' }];
    for (const keyword of ['bit', 'eth', 'ETH']) expect(bestMatches(entries, keyword, words)).toHaveLength(1);
    expect(textsOf).toHaveBeenCalledTimes(2);
  });
});
