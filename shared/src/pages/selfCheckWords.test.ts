import { expect, it } from 'vitest';
import { selfCheckWords } from './selfCheckWords.ts';

it.each([
  [null, 0, 0, '尚未自检'],
  [1, 0, 0, '尚未自检'],
  [1, 512, 0, '此刻 512 条关系全部吻合'],
  [1, 512, 3, '此刻 512 条关系，3 条不吻合'],
])('at %s of %s relations %s fail: %s', (at, checked, failed, words) => {
  expect(selfCheckWords({ at, checked, failed })).toBe(words);
});
