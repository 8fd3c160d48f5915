import { expect, test } from 'vitest';
import { literal } from './evaluated.ts';

test('plain data comes through a build unchanged', () => {
  const data = { 'a-b': [1, null, 'z\n', true], where: { name: /^(a|b)\/$/i } };
  expect(literal(data)).toBe('{"a-b":[1,null,"z\\n",true],"where":{"name":/^(a|b)\\/$/i}}');
});

test.each([
  ['a function', () => 1],
  ['nothing at all', undefined],
  ['a map', new Map()],
])('%s cannot be written down', (_what, value) => {
  expect(() => literal({ value })).toThrow('Not plain data');
});
