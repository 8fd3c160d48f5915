import { expect, it } from 'vitest';
import { countdownOf } from './countdown.ts';

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [999, [0, 0, 0, 0]],
  [61_000, [0, 0, 1, 1]],
  [86_400_000 * 3 + 3_600_000 * 23 + 59_000, [3, 23, 0, 59]],
])('%d ms remaining is %j', (left, parts) => {
  const { days, hours, minutes, seconds } = countdownOf(left);
  expect([days, hours, minutes, seconds]).toEqual(parts);
});
