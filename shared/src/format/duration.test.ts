import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

const MINUTE = 60_000;

it.each([
  [-5, '0 毫秒'],
  [320.4, '320 毫秒'],
  [4_200, '4.2 秒'],
  [42_400, '42 秒'],
  [12 * MINUTE, '12 分钟'],
  [185 * MINUTE, '3 小时 5 分'],
  [120 * MINUTE, '2 小时'],
  [52 * 60 * MINUTE, '2 天 4 小时'],
])('%s ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
