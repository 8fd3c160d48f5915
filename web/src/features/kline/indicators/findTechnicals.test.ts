import { syllablesOf } from '@coinmirror/shared/pages/siteIndex/pinyin.ts';
import { ENGLISH_NAMES } from '@coinmirror/shared/technical/englishNames.ts';
import { technicals } from '@coinmirror/shared/technical/technicals.ts';
import { describe, expect, it } from 'vitest';
import { findTechnicals } from './findTechnicals.ts';

const keysOf = (typed: string) => findTechnicals(typed).map(({ key }) => key);

describe('findTechnicals', () => {
  it.each([
    ['macd', 'MACD'],
    ['布林', 'BOLL'],
    ['bld', 'BOLL'],
    ['bulin', 'BOLL'],
    ['bollinger', 'BOLL'],
    ['zjfl', 'FUNDING'],
    ['funding', 'FUNDING'],
    ['持仓', 'OI'],
    ['open interest', 'OI'],
    ['baocang', 'LIQ'],
    ['volume profile', 'VPVR'],
    ['strength', 'RSI'],
    ['yidong', 'MA'],
  ])('finds by %s', (typed, key) => {
    expect(keysOf(typed)).toContain(key);
  });

  it('puts the very symbol first', () => {
    expect(keysOf('ma')[0]).toBe('MA');
    expect(keysOf('RSI')[0]).toBe('RSI');
  });

  it('lists all in menu order for nothing typed, and none for what fits none', () => {
    expect(findTechnicals('  ')).toEqual(technicals);
    expect(keysOf('没有这个')).toEqual([]);
  });

  it('knows how each Chinese name is read', () => {
    for (const { title } of technicals) {
      const characters = title.replace(/[^\u4e00-\u9fff]/g, '').length;
      expect(syllablesOf(title.replace(/[^\u4e00-\u9fff]/g, '')), title).toHaveLength(characters);
    }
  });

  it('has an English name for each', () => {
    for (const { key } of technicals) expect(ENGLISH_NAMES[key] ?? [], key).not.toEqual([]);
    expect(Object.keys(ENGLISH_NAMES)).toHaveLength(technicals.length);
  });
});
