import { describe, expect, test } from 'vitest';
import { checkNickname, nameKey } from './nickname.ts';

describe('a nickname', () => {
  test.each([
    ['小镜', null],
    [' 小\u200b镜 ', null],
    ['7', null],
    ['<script>alert(1)', null],
    [`字${'😀'.repeat(19)}`, null],
    [`字${'\u200b'.repeat(300)}`, null],
    ['Ｎａｍｅ'.repeat(5), null],
    ['', '请填写昵称'],
    ['\u200b\u200b', '请填写昵称'],
    ['\u3164\u2800\u00ad \u{e0020}', '请填写昵称'],
    ['·', '昵称至少要有一个文字或数字'],
    ['😀😀', '昵称至少要有一个文字或数字'],
    ['\u0301\u0302', '昵称至少要有一个文字或数字'],
    ['字'.repeat(21), '昵称最多 20 个字'],
    ['\ufdfa\ufdfa', '昵称最多 20 个字'],
  ])('%j: %s', (name, complaint) => {
    expect(checkNickname(name)).toBe(complaint);
  });
});

describe('names are the same for a reader', () => {
  test.each([
    ['用户0001', '用户\u200b0001'],
    ['用户0001', '用户 ０００１'],
    ['Alice', 'aLICE'],
    ['Alice', 'Ａｌｉｃｅ'],
    ['alice', 'аliсе'],
    ['BTC', 'ВТС'],
    ['Straße', 'STRASSE'],
    ['é', 'e\u00ad\u0301'],
    ['ΟΔΟΣ', 'οδος'],
  ])('%j and %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['用户0001', '用户0002'],
    ['小镜', '小境'],
    ['alice', 'alise'],
    ['e', 'é'],
  ])('not %j and %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
