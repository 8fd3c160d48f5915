import { describe, expect, test } from 'vitest';
import { splitLinks } from './linkify.ts';

describe('links in comments', () => {
  test.each([
    ['没有链接', [['text', '没有链接']]],
    [
      '看https://example.com/a?b=1。',
      [
        ['text', '看'],
        ['link', 'https://example.com/a?b=1'],
        ['text', '。'],
      ],
    ],
    [
      '（http://a.cn/x）',
      [
        ['text', '（'],
        ['link', 'http://a.cn/x'],
        ['text', '）'],
      ],
    ],
    [
      'http://a.cn http://b.cn',
      [
        ['link', 'http://a.cn'],
        ['text', ' '],
        ['link', 'http://b.cn'],
      ],
    ],
    ['javascript:alert(1)', [['text', 'javascript:alert(1)']]],
    ['<img src=x onerror=alert(1)>', [['text', '<img src=x onerror=alert(1)>']]],
    ['', []],
  ])('%j is read as %j', (text, parts) => {
    expect(splitLinks(text).map((part) => [part.kind, part.text])).toEqual(parts);
  });

  test.each([
    ['https://zh.wikipedia.org/wiki/比特币_(加密货币)', ''],
    ['https://zh.wikipedia.org/wiki/比特币_(加密货币)', '。'],
    ['https://zh.wikipedia.org/wiki/比特币_(加密货币)', ')'],
    ['https://zh.wikipedia.org/wiki/比特币（加密货币）', '）'],
    ['https://zh.wikipedia.org/wiki/比特币（加密货币）#历史', ''],
    ['https://a.cn/x_(y_(z))/w?q=(1)', ').'],
    ['https://a.cn/x', '(未完'],
    ['https://a.cn/x_(y)', '(未完'],
    ['https://a.cn/x', '（官网）'],
    ['https://a.cn', '(官网)'],
    ['https://a.cn', '（官网）'],
    ['https://a.cn/x', '(y）'],
    ['https://a.cn/比', '（y)'],
    ['https://a.cn/x', '...'],
    ['https://a.cn/x', '、'],
  ])('a bracket belongs to %s while its pair does, and %j does not', (address, rest) => {
    expect(splitLinks(`看（${address}${rest}`).slice(1, 2)).toEqual([{ kind: 'link', text: address }]);
  });

  test('a URL behind a bracket that ends another is found', () => {
    const links = splitLinks(`(http://a.cn)http://b.cn/(${'('.repeat(500)}`).filter(
      ({ kind }) => kind === 'link',
    );
    expect(links.map(({ text }) => text)).toEqual(['http://a.cn', 'http://b.cn/']);
  });

  test('no character is lost, whatever the text', () => {
    for (const text of [
      'a http://x.y/z, b',
      'https://',
      'http://[bad',
      'http://)http://)(x',
      'http://(a)b',
      '😀 https://例子.中国/路径！',
    ]) {
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
