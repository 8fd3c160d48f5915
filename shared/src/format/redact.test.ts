import { expect, test } from 'vitest';
import { loggablePath, redactText } from './redact.ts';

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
  ['/u/138_1234_5678', '/u/#'],
  ['/u/138%5F1234%5f5678/x', '/u/#/x'],
  ['/u/138~1234~5678', '/u/#'],
  ['/u/138 - 1234 - 5678', '/u/#'],
  ['/u/138\u200b1234\u200b5678', '/u/#'],
  ['/u/%2531%2533%2538%2531%2532%2533%2534%2535%2536%2537%2538', '/u/#'],
  ['/u/%25252531%25252533812345678', '/u/#'],
  ['/u/%ff13812345678%ff', '/u/%ff#%ff'],
  ['/u/%ff%31%33%38%31%32%33%34%35%36%37%38', '/u/%ff#'],
  ['/u/%u0031%u0033812345678', '/u/#'],
  ['/u/١٣٨١٢٣٤٥٦٧٨', '/u/#'],
  ['/u/一三八一二三四五六七八', '/u/#'],
  ['/u/①③⑧①②③④⑤⑥⑦⑧', '/u/#'],
  ['/u/138/1234/5678', '/u/#'],
  ['/u/1/3/8/1/2/3/4/5/6/7/8', '/u/#'],
  ['/u/1380-01-38-000', '/u/#'],
  ['/u/li.lei＠example.com', '/u/#'],
  ['/u/li.lei%2540example.com', '/u/#'],
  ['/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl/x', '/t/#/x'],
  ['/t/eyJhbGciOiJIUzI1NiJ9%2EeyJzdWIiOiIxIn0%252Ec2ln', '/t/#'],
  ['/t/Bearer%20abcdef', '/t/#'],
  ['/t/0123456789abcdef01234567', '/t/#'],
  ['/a%3Ftoken=abc', '/a'],
  ['/a%253Ftoken=abc', '/a'],
  ['/a%250alevel=error', '/a?level=error'],
  // What is nobody's own.
  ['/assets/index-AbCd1234.js', '/assets/index-AbCd1234.js'],
  ['/currencies/0x-protocol-1/', '/currencies/0x-protocol-1/'],
  ['/calendar/2026-11/3', '/calendar/2026-11/3'],
  [undefined, ''],
])('%j is logged as %j', (url, line) => {
  expect(loggablePath(url)).toBe(line);
});

test('a path is never logged longer than 200 characters', () => {
  expect(loggablePath(`/${'a/'.repeat(500)}`).length).toBeLessThanOrEqual(200);
});

test.each([4_096, 4_100, 4_105])('a number that is cut off after %d characters is none of the line', (at) => {
  const path = `/${'%2525'.repeat(900)}`.slice(0, at - 6);
  expect(loggablePath(`${path}13812345678`)).not.toMatch(/138/);
});

test('what was made to take long comes to an end', () => {
  for (const path of [`/%${'25'.repeat(20_000)}31`, `/${'ey'.repeat(20_000)}`, `/${'1----'.repeat(8_000)}`])
    expect(loggablePath(path).length).toBeLessThanOrEqual(200);
});

test('a reason keeps its words and loses what is private', () => {
  expect(redactText('Error: no account of 138_1234_5678 (eyJhbGciOi.eyJzdWIi.c2ln)')).toBe(
    'Error: no account of # (#)',
  );
  expect(redactText('x '.repeat(500), 300)).toHaveLength(300);
});
