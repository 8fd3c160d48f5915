import { expect, test } from 'vitest';
import { isMissing } from './isMissing.ts';

test.each([
  [{ status: 404 }, true],
  [{ status: 405 }, false],
  [{ status: 502 }, false],
  [{ status: '404' }, false],
  [{ code: 404 }, true],
  [{ code: 405 }, false],
  [undefined, false],
  [null, false],
  ['404', false],
])('%j: nothing is there: %j', (error, missing) => {
  expect(isMissing(error)).toBe(missing);
});
