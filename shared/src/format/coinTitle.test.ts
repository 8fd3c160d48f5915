import { expect, it } from 'vitest';
import { coinTitle } from './coinTitle.ts';

it.each([
  ['比特币', 'BTC', '比特币 BTC'],
  ['USDC', 'USDC', 'USDC'],
  ['Dai', 'DAI', 'DAI'],
  ['Uniswap', 'UNI', 'Uniswap UNI'],
])('a coin of the name %s and the symbol %s is called %s', (name, symbol, title) => {
  expect(coinTitle({ name, symbol })).toBe(title);
});
