import { expect, test } from 'vitest';
import { feedbackSource } from './feedbackSource.ts';

test.each([
  ['/exchange/binance', '', '/exchange/binance'],
  ['/', '?page=2&sort=price', '/?page=2&sort=price'],
  ['/search/', '?word=%E7%88%86%E4%BB%93&tabs=2', '/search/?word=%E7%88%86%E4%BB%93&tabs=2'],
  ['/user/setting', '?reset_token=abc&tab=1', '/user/setting?tab=1'],
  ['/user/signin', '?invite=XK12', '/user/signin'],
  ['/user/login', '?%74oken=abc', '/user/login'],
  ['/user/login', '?%E0%A4%A=1&email=a@b.c', '/user/login?%E0%A4%A=1'],
])('the report from %s%s says %s', (pathname, search, source) => {
  expect(feedbackSource({ pathname, search })).toBe(source);
});
