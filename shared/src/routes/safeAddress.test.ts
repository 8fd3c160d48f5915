import { expect, test } from 'vitest';
import { isOwnAddress, safeAddress, safePicture } from './safeAddress.ts';

test.each([
  '/',
  '/currencies/bitcoin?tab=1#a',
  '?page=2',
  '#main',
  'https://www.example.com/a',
  'HTTP://example.com',
  'mailto:a@example.com',
])('%s is followed', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:a',
  'blob:https://example.com/a',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'http://',
  'a/b',
  'intent://a#Intent;scheme=javascript;end',
  'x:y',
])('%j is not', (address) => {
  expect(safeAddress(address)).toBe('');
});

test('only a place of this site is its own', () => {
  expect(['/a', '?a', '#a', ''].every(isOwnAddress)).toBe(true);
  expect(['https://example.com', '//a', '/\\a', 'mailto:a@b.c', '/\n/a'].some(isOwnAddress)).toBe(false);
});

test.each([
  ['/logos/btc.svg', '/logos/btc.svg'],
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['blob:https://example.com/1', 'blob:https://example.com/1'],
  ['data:text/html,<script>', ''],
  ['mailto:a@b.c', ''],
  ['javascript:alert(1)', ''],
  ['//evil.example/a.png', ''],
  ['', ''],
])('the picture %j is %j', (address, shown) => {
  expect(safePicture(address)).toBe(shown);
});
