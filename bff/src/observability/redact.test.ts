import { expect, test } from 'vitest';
import { loggablePath } from './redact.ts';

test.each([
  ['/currencies/bitcoin?word=13800138000', '/currencies/bitcoin'],
  ['/u/13800138000/x', '/u/#/x'],
  ['/t/eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0abc', '/t/#'],
  ['/u/+86%20138-0013-8000/x', '/u/#/x'],
  ['/u/(010)%206552-9988', '/u/(#'],
  ['/u/１３８００１３８０００', '/u/#'],
  ['/u/%EF%BC%91%EF%BC%93%EF%BC%98%EF%BC%90%EF%BC%90%EF%BC%91%EF%BC%93%EF%BC%98', '/u/#'],
  ['/u/li.lei@example.com/x', '/u/#/x'],
  ['/u/li.lei%40example.com', '/u/#'],
  ['/u/%zz/li.lei@example.com', '/u/%zz/#'],
  ['/calendar/2026-11-25', '/calendar/2026-11-25'],
  ['/calendar/2026-11-25-13800138000', '/calendar/2026-11-25-#'],
  ['/a\nlevel=error', '/a?level=error'],
  [undefined, ''],
])('%j is logged as %j', (url, line) => {
  expect(loggablePath(url)).toBe(line);
});

test('a path is never logged longer than 200 characters', () => {
  expect(loggablePath(`/${'a/'.repeat(500)}`).length).toBeLessThanOrEqual(200);
});
