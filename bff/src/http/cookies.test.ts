import { expect, test } from 'vitest';
import { cookieOf } from './cookies.ts';

test.each([
  ['user_name=abc', 'abc'],
  ['a=1; user_name=abc; b=2', 'abc'],
  ['not_user_name=1', ''],
  ['user_name2=1', ''],
  ['user_name=', ''],
  ['user_name', ''],
  [undefined, ''],
])('of %j the user name is %j', (header, value) => {
  expect(cookieOf(header, 'user_name')).toBe(value);
});
