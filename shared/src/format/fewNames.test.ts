import { expect, test } from 'vitest';
import { fewNames } from './fewNames.ts';

test.each([
  [[], ''],
  [['Solana'], 'Solana'],
  [['Ethereum', 'Base', 'Arbitrum'], 'Ethereum、Base、Arbitrum'],
  [['Ethereum', 'Base', 'Arbitrum', 'Unichain'], 'Ethereum、Base 等 4 条公链'],
])('%j reads %s', (names, text) => {
  expect(fewNames(names)).toBe(text);
});
