import { expect, test } from 'vitest';
import { encodePart } from './encodePart.ts';

test.each([
  ['比特币/a?', '%E6%AF%94%E7%89%B9%E5%B8%81%2Fa%3F'],
  ['😀', '%F0%9F%98%80'],
  ['a\ud83d', 'a%EF%BF%BD'],
  ['\ude00\ud83d', '%EF%BF%BD%EF%BF%BD'],
])('%j is %s', (text, part) => {
  expect(encodePart(text)).toBe(part);
});
