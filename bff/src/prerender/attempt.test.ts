import { expect, test, vi } from 'vitest';
import { createAttempt } from './attempt.ts';

const broken = () => {
  throw new RangeError('Invalid time value');
};

test('what can be made is made, and what cannot is left out and told of once', () => {
  const error = vi.fn();
  const attempt = createAttempt({ error });
  expect(attempt('head coin', () => 1, 0)).toBe(1);
  expect(attempt('head coin', broken, 0)).toBe(0);
  expect(attempt('head coin', broken, 0)).toBe(0);
  expect(attempt('head home', broken, 0)).toBe(0);
  expect(error.mock.calls.map(([reported]) => reported)).toEqual([
    { part: 'head coin', reason: 'RangeError: Invalid time value' },
    { part: 'head home', reason: 'RangeError: Invalid time value' },
  ]);
});
