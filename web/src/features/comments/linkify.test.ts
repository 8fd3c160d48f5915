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

  test('no character is lost, whatever the text', () => {
    for (const text of ['a http://x.y/z, b', 'https://', 'http://[bad', '😀 https://例子.中国/路径！']) {
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
