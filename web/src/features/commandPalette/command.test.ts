import { describe, expect, test } from 'vitest';
import { type Command, findCommands, findSetting } from './command.ts';

const commands: readonly Command[] = [
  { key: 'dark', label: '主题：深色', group: '设置', words: 'theme dark' },
  { key: 'page', label: '概念板块', group: '页面' },
  { key: 'unit', label: '计价单位：人民币 CNY', group: '设置', words: 'cny unit' },
];
const keys = (typed: string) => findCommands(commands, typed, 10).map(({ key }) => key);

describe('the command palette', () => {
  test('offers everything before anything is typed', () => {
    expect(keys('')).toEqual(['dark', 'page', 'unit']);
  });

  test('finds by label, by other words, by several words in any order', () => {
    expect(keys('深色')).toEqual(['dark']);
    expect(keys('THEME')).toEqual(['dark']);
    expect(keys('cny 单位')).toEqual(['unit']);
    expect(keys('没有')).toEqual([]);
  });

  test('puts prefix matches first', () => {
    const both = [{ key: 'x', label: '看概念', group: '' }, ...commands];
    expect(findCommands(both, '概念', 10).map(({ key }) => key)).toEqual(['page', 'x']);
  });
});

describe('a query that begins with a setting’s name', () => {
  const unit = ['计价单位', '单位', 'unit', 'danwei'];
  const choices: readonly Command[] = [
    { key: 'eur', label: '计价单位：欧元 EUR', group: '设置', words: 'unit eur', setting: unit },
    { key: 'btc', label: '计价单位：比特币 BTC', group: '设置', words: 'unit btc', setting: unit },
    { key: 'dark', label: '主题：深色', group: '设置', words: 'theme dark', setting: ['主题', 'theme'] },
    { key: 'page', label: '单位换算', group: '页面' },
  ];
  const found = (typed: string) => findSetting(choices, typed)?.map(({ key }) => key) ?? null;

  test.each([
    ['单位 eur', ['eur']],
    ['单位eur', ['eur']],
    ['单位：BTC', ['btc']],
    ['計價單位 比特幣', ['btc']],
    ['Ｕｎｉｔ ｂｔｃ', ['btc']],
    ['danwei eur', ['eur']],
    ['单位', ['eur', 'btc']],
    ['主题深色', ['dark']],
    ['theme dark', ['dark']],
  ])('%s means %j', (typed, keys) => {
    expect(found(typed)).toEqual(keys);
  });

  test.each(['btc', 'united', 'unitbtc', '单位 doge', 'eur 单位', '主', ''])('%j names none', (typed) => {
    expect(found(typed)).toBeNull();
  });
});
