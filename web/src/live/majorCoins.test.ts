import { coinCatalogue } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { expect, it } from 'vitest';
import { isMajorCoin, MAJOR_COINS } from './majorCoins.ts';

it('every major coin is in the catalogue, once, and there are about ninety', () => {
  const known = new Set(coinCatalogue.map(({ code }) => code));
  expect(MAJOR_COINS.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(MAJOR_COINS).size).toBe(MAJOR_COINS.length);
  expect(MAJOR_COINS.length).toBeGreaterThanOrEqual(85);
  expect(MAJOR_COINS.length).toBeLessThanOrEqual(100);
});

it.each(['bitcoin', 'hyperliquid', 'canton-network', 'polygon-ecosystem-token'])('%s is one', (code) => {
  expect(isMajorCoin(code)).toBe(true);
});

it.each(['wrapped-bitcoin', 'staked-ether', 'nobody', ''])('%j is none', (code) => {
  expect(isMajorCoin(code)).toBe(false);
});
