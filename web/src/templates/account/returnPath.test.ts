import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  ['/currencies/bitcoin?tab=history', '/currencies/bitcoin?tab=history'],
  ['/user/security', '/user/security'],
  ['/user/login', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/no-such-page-at-all', null],
  ['', null],
  [null, null],
])('a login that was asked to lead to %s leads to %s', (from, path) => {
  expect(returnPath(from)).toBe(path);
});
