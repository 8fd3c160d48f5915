import { expect, it } from 'vitest';
import { coinTitle } from './coinTitle.ts';

it.each([
  ['比特币', 'BTC', '比特币 BTC'],
  ['USDC', 'USDC', 'USDC'],
  ['Dai', 'DAI', 'DAI'],
  ['Uniswap', 'UNI', 'Uniswap UNI'],
])('a coin named %s with the symbol %s has the title %s', (name, symbol, title) => {
  expect(coinTitle({ name, symbol })).toBe(title);
});
