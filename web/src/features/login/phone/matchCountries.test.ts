import { countries } from '@coinmirror/upstream/catalogue/content/countries.ts';
import { describe, expect, it, test } from 'vitest';
import areaPinyin from './areaPinyin.json' with { type: 'json' };
import { matchCountries } from './matchCountries.ts';

const list = countries.map(([areaCode, nameZh, nameEn], id) => ({ id, areaCode, nameZh, nameEn }));
const first = (words: string) => matchCountries(list, words)[0]?.nameZh;

describe('the area code chooser', () => {
  test.each([
    ['新加', '新加坡'],
    ['singa', '新加坡'],
    ['xinjiapo', '新加坡'],
    ['xin jia', '新加坡'],
    ['xjp', '新加坡'],
    ['65', '新加坡'],
    ['+65', '新加坡'],
    ['８５２', '中国香港'],
    ['xianggang', '中国香港'],
    ['xg', '中国香港'],
    ['united k', '英国'],
  ])('finds by %s %s first', (words, name) => {
    expect(first(words)).toBe(name);
  });

  it('shows all, in the order of the list, before anything is typed', () => {
    expect(matchCountries(list, ' ')).toEqual(list);
  });

  it('finds nothing without a match', () => {
    expect(matchCountries(list, '火星')).toEqual([]);
  });

  it('knows the pinyin of every name in the list', () => {
    expect(list.filter(({ nameZh }) => !Object.hasOwn(areaPinyin, nameZh))).toEqual([]);
  });
});
