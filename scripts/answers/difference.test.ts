import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const said = { status: 200, asOf: '5000', body: '{"code":200,"data":{"price":1.5}}' };

test('two identical answers have no difference', () => {
  expect(differenceOf(said, { ...said })).toBeNull();
});

test.each([
  [{ status: 404 }, 'status 200 → 404'],
  [{ asOf: '10000' }, 'as of 5000 → 10000'],
  [{ body: '{"code":200,"data":{"price":1.6}}' }, 'at 30: '],
  [{ body: `${said.body} ` }, `at ${said.body.length}: `],
  [{ body: '' }, 'at 0: '],
])('an answer with %j differs, and the place is shown', (change, words) => {
  expect(differenceOf(said, { ...said, ...change })).toContain(words);
});
