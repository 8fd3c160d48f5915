import { expect, test } from 'vitest';
import { retryAfterOf } from './retryAfter.ts';

const DATE = Date.parse('Tue, 10 Mar 2026 04:00:00 GMT');

test.each([
  ['119', 119_000],
  [' 7200 ', 7_200_000],
  ['0.5', 500],
  ['Tue, 10 Mar 2026 04:02:00 GMT', 120_000],
  ['Tue, 10 Mar 2026 03:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  [undefined, null],
])('Retry-After %s asks for %s ms', (value, wait) => {
  expect(retryAfterOf(value, DATE)).toBe(wait);
});

test('a date is told by the source’s clock, and says nothing without it', () => {
  expect(retryAfterOf('Tue, 10 Mar 2026 04:02:00 GMT', null)).toBeNull();
});
