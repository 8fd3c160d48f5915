import { expect, test } from 'vitest';
import { loggablePath } from './redact.ts';

test.each([
  ['/currencies/bitcoin?word=13800138000', '/currencies/bitcoin'],
  ['/u/13800138000/x', '/u/#/x'],
  ['/t/eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0abc', '/t/#'],
  ['/a\nlevel=error', '/a?level=error'],
  [undefined, ''],
])('%j is logged as %j', (url, line) => {
  expect(loggablePath(url)).toBe(line);
});

test('a path is never logged longer than 200 characters', () => {
  expect(loggablePath(`/${'a/'.repeat(500)}`).length).toBeLessThanOrEqual(200);
});
