import { expect, test } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import { partedAt } from './parted.ts';

test('what has an hour passes with it, a whole day with its end', () => {
  const timed = { time: 10 * HOUR, isAllDay: false };
  const whole = { time: 0, isAllDay: true };
  expect(partedAt([whole, timed], 9 * HOUR)).toEqual({ coming: [whole, timed], passed: [] });
  expect(partedAt([whole, timed], 10 * HOUR)).toEqual({ coming: [whole], passed: [timed] });
  expect(partedAt([whole, timed], DAY)).toEqual({ coming: [], passed: [whole, timed] });
});
