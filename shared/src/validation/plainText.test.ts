import { describe, expect, test } from 'vitest';
import { checkCode } from './login.ts';
import { plainDigits, plainLine, plainText } from './plainText.ts';

describe('digits', () => {
  test.each([
    '026837',
    '026 837',
    ' 026-837\n',
    '０２６８３７',
    '０２６　８３７',
    '026\u200b837',
    '026\u00ad837',
    '\u202d026\u2011837\u202c',
    '\ufeff0 2 6 8 3 7',
    '0\u31642\uffa06\u2800837',
  ])('%j are 026837, and make a code', (typed) => {
    expect(plainDigits(typed)).toBe('026837');
    expect(checkCode(typed, '缺')).toBeNull();
  });

  test.each([
    ['', '缺'],
    [' \u200b\u3164\u2800', '缺'],
    ['123', '验证码格式不正确'],
    ['026837 026837', '验证码格式不正确'],
    ['O26837', '验证码格式不正确'],
    ['٠٢٦٨٣٧', '验证码格式不正确'],
  ])('%j are none: %s', (typed, complaint) => {
    expect(checkCode(typed, '缺')).toBe(complaint);
  });
});

describe('a line', () => {
  test.each([
    ['用户\u200b0001', '用户0001'],
    ['Ｅｔｈ　ａｌｉｃｅ', 'Eth alice'],
    ['e\u200b\u0301', '\u00e9'],
    [' a\u00a0\u2003\tb\r\nc ', 'a b c'],
    ['\u115f\u1160\u3164\uffa0\u2800', ''],
    ['a\u{e0041}\u{e007f}b', 'ab'],
  ])('%j is %j, and stays so', (typed, line) => {
    expect(plainLine(typed)).toBe(line);
    expect(plainLine(line)).toBe(line);
  });

  test('keeps its breaks in a plain text', () => {
    expect(plainText('一\n二\u200b')).toBe('一\n二');
  });
});
