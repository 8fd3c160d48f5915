import { describe, expect, test } from 'vitest';
import { type Command, findCommands } from './command.ts';

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
