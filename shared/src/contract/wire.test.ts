import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { envelope, flag, flatPage, label, listPage, text } from './wire.ts';
import { num } from './wireNumber.ts';
import { article, passage, wireAddress, word } from './wireTexts.ts';

describe('wire', () => {
  it('reads flags in every spelling', () => {
    expect([1, '1', true, 'true'].map((wire) => v.parse(flag, wire))).toEqual([true, true, true, true]);
    expect([0, '0', false, '', null, undefined].map((wire) => v.parse(flag, wire))).toEqual(
      Array(6).fill(false),
    );
  });

  it('accepts only 0 and 200, as number or text, as success', () => {
    const answer = envelope(num);
    for (const code of [0, 200, '0', '200']) expect(v.parse(answer, { code, data: 1 })).toBe(1);
    for (const code of [201, 403, '500', null]) expect(v.is(answer, { code, data: 1 })).toBe(false);
  });

  it('reads both page envelopes into the same page', () => {
    const page = { rows: [1, 2], page: 2, pageCount: 3, total: 6 };
    expect(
      v.parse(flatPage(num), { code: 200, data: ['1', 2], maxpage: '3', currpage: 2, total_count: 6 }),
    ).toEqual(page);
    expect(
      v.parse(listPage(num), { code: 200, data: { list: [1, 2], total_count: 6, total_pages: 3, page: 2 } }),
    ).toEqual(page);
  });

  it('treats a list as one page if its page count cannot be read', () => {
    const pages = { maxpage: 1e30, currpage: -5, total_count: 'many' };
    expect(v.parse(flatPage(num), { code: 200, data: [1], ...pages })).toEqual({
      rows: [1],
      page: 1,
      pageCount: 1,
      total: null,
    });
  });

  it('keeps at most four combining marks per letter', () => {
    const piled = `a${'\u0301'.repeat(270)}b`;
    expect(v.parse(text, piled)).toBe(`a${'\u0301'.repeat(4)}b`);
    expect(v.parse(label, piled)).toBe(`a${'\u0301'.repeat(4)}b`);
    expect(v.parse(label, '比特币 नमस्ते Việt')).toBe('比特币 नमस्ते Việt');
  });

  it('keeps the beginning of what is longer than anybody reads, whole characters', () => {
    const long = '😀'.repeat(150_000);
    const lengths = [label, word, text, passage, article].map((kind) => v.parse(kind, long).length);
    expect(lengths).toEqual([299, 300, 4999, 5000, 200_000]);
    expect(v.parse(label, long)).toBe(`${'😀'.repeat(149)}…`);
    expect(v.parse(passage, `${'<b>'.repeat(1_666)}<a href="${long}">好`)).toBe('<b>'.repeat(1_666));
    expect([text, passage, article].map((kind) => v.parse(kind, null))).toEqual(['', '', '']);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' /news/1 ', '/news/1'],
    ['javascript:alert(1)', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    [`https://example.com/${'a'.repeat(120_000)}`, ''],
    [undefined, ''],
    [null, ''],
  ])('reads the address %.30s', (wire, address) => {
    expect(v.parse(wireAddress, wire)).toBe(address);
  });
});
