import { expect, it } from 'vitest';
import { youthRisk } from './risk.ts';

const DAY = 86_400_000;
const wordsAfter = (days: number) => youthRisk('上市', 0, days * DAY, '').map(({ text }) => text);

it.each([
  [0.4, ['上市 不到 1 个月，经历的行情少']],
  [100, ['上市 3 个月，经历的行情少']],
  [364, ['上市 11 个月，经历的行情少']],
  [550, ['上市 1.5 年，经历的行情少']],
  [800, []],
])('after %d days on the market gives %o', (days, words) => {
  expect(wordsAfter(days)).toEqual(words);
});
