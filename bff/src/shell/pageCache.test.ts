import { expect, test } from 'vitest';
import { pageKey } from './pageCache.ts';

test.each([
  ['/', '/'],
  ['/currencies/bitcoin', '/currencies/bitcoin'],
  ['/currencies/bitcoin/', '/currencies/bitcoin/'],
  ['/currencies/list_2.html?sort=price', '/currencies/list_2.html'],
  ['/?a=1', null],
  ['/currencies', null],
  ['/currencies/', null],
  ['/currencies/?page=2', null],
  ['/exchange/binance', null],
  ['/currencies/bitcoin?browsemode=pc', null],
  ['/currencies/bitcoin?x=%ff', null],
])('%s is kept under %s', (target, key) => {
  expect(pageKey(target)).toBe(key);
});
