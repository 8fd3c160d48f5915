import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import { concentrationOf } from '../../answers/holders/concentration.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { chainPartsOf } from './chainParts.ts';
import { holdingsOn } from './holderIndex.ts';
import { largestShares } from './holderShares.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const MILLION = 1e6;
/** Addresses with a balance, in millions, as generally known. */
const HOLDERS: readonly (readonly [code: string, millions: number])[] = [
  ['bitcoin', 55],
  ['ethereum', 130],
  ['tether', 73],
  ['tron', 150],
  ['dogecoin', 8],
  ['litecoin', 8],
  ['ripple', 7],
  ['cardano', 4.5],
  ['shiba-inu', 1.5],
  ['chainlink', 0.8],
  ['uniswap', 0.4],
  ['pepe', 0.5],
  ['aave', 0.2],
];

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const tokens = coinCatalogue.filter(
  ({ kind, standing, peg, chain }) =>
    kind === 'token' && standing === 'ranked' && peg === null && chain === 'Ethereum',
);
const ranked = coinCatalogue.filter(({ standing }) => standing === 'ranked');
const money = ranked.filter(({ peg }) => peg !== null);
const everyToken = ranked.filter(({ kind, peg }) => kind === 'token' && peg === null);
const topTenOn = (facts: CatalogueCoin, day: number) => concentrationOf(largestShares(facts, day)).top10;
const topTen = (facts: CatalogueCoin) => topTenOn(facts, TEST_TIME);
const largestOf = (facts: CatalogueCoin) =>
  chainPartsOf(facts)
    .flatMap((part) => holdingsOn(facts, part, part.part, TEST_TIME))
    .toSorted((a, b) => b.quantity - a.quantity);
const days = Array.from({ length: 40 }, (_, ago) => TEST_TIME - ago * DAY);

describe('holders have realistic orders of magnitude:', () => {
  it.each(HOLDERS)('%s has %d million, within a factor of two', async (code, millions) => {
    const { supply } = await ask('coinInfo', { code });
    expect(supply.holders).toBeGreaterThan((millions * MILLION) / 2);
    expect(supply.holders).toBeLessThan(millions * MILLION * 2);
  });

  it('a mid-size token usually has 20,000 to 100,000', async () => {
    const midSize = tokens.filter(({ rank }) => rank !== null && rank > 100 && rank <= 250).slice(0, 15);
    expect(midSize).toHaveLength(15);
    const counts = await Promise.all(midSize.map(({ code }) => ask('coinInfo', { code })));
    const usual = middle(counts.map(({ supply }) => supply.holders ?? 0));
    expect(usual).toBeGreaterThan(20_000);
    expect(usual).toBeLessThan(100_000);
  });

  it('the ten largest hold 5 to 6 % of Bitcoin', () => {
    const part = (code: string) => {
      const facts = coinCatalogue.find((one) => one.code === code);
      if (!facts) throw new Error(`no ${code}`);
      return days.map((day) => topTenOn(facts, day));
    };
    expect(middle(part('bitcoin'))).toBeGreaterThan(5);
    expect(middle(part('bitcoin'))).toBeLessThan(6);
  });

  it('the ten largest usually hold 35 to 60 % of a token, and less of the large ones', () => {
    const shares = everyToken.map(topTen);
    expect(middle(shares)).toBeGreaterThan(35);
    expect(middle(shares)).toBeLessThan(60);
    expect(shares.filter((share) => share >= 25 && share <= 75).length / shares.length).toBeGreaterThan(0.8);
    const large = everyToken.filter(({ rank }) => (rank ?? 0) <= 100).map(topTen);
    const small = everyToken.filter(({ rank }) => (rank ?? 0) > 300).map(topTen);
    expect(middle(large)).toBeLessThan(middle(small) - 5);
  });

  it('the ten largest hold 8 to 35 % of other coins with their own chain, and 10 to 40 % of stablecoins', () => {
    const own = ranked.filter(({ kind, peg, code }) => kind === 'coin' && peg === null && code !== 'bitcoin');
    const within = (low: number, high: number) => (facts: CatalogueCoin) =>
      topTen(facts) >= low && topTen(facts) <= high;
    expect(own.filter(within(8, 35)).length / own.length).toBeGreaterThan(0.9);
    expect(money.every(within(10, 40))).toBe(true);
  });

  it('the three largest addresses of a token are contracts and exchanges, smaller ones mostly not', () => {
    const labelled = (at: number) =>
      everyToken.filter((facts) => ['contract', 'exchange'].includes(largestOf(facts)[at]?.kind ?? ''))
        .length / everyToken.length;
    for (const at of [0, 1, 2]) expect(labelled(at)).toBeGreaterThan(0.85);
    expect(labelled(20)).toBeLessThan(0.6);
  });

  it('holders of a chain never exceed its supply', () => {
    for (const facts of coinCatalogue) {
      for (const chain of chainPartsOf(facts)) {
        const sum = holdingsOn(facts, chain, 1, TEST_TIME).reduce((all, { quantity }) => all + quantity, 0);
        expect(sum).toBeLessThan(0.95);
      }
    }
  });

  it('an exchange’s large addresses never exceed its reserves', async () => {
    for (const code of ['binance', 'coinbase', 'okx', 'bybit', 'bitfinex', 'bitget', 'kraken']) {
      const { assets } = await ask('exchangeReserves', { code });
      for (const { code: coin, balance } of assets) {
        const facts = everyToken.find((one) => one.code === coin);
        if (!facts) continue;
        const { supply } = await ask('coinInfo', { code: coin });
        const part = largestOf(facts)
          .filter(({ exchange }) => exchange?.code === code)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(part * (supply.circulatingSupply ?? 0)).toBeLessThanOrEqual(balance);
      }
    }
  });

  it('the share of the ten largest changes by hundredths of a percent a day, and not every day', () => {
    for (const facts of coinCatalogue.filter(({ code }) =>
      ['bitcoin', 'ethereum', 'uniswap'].includes(code),
    )) {
      const shares = days.map((day) => topTenOn(facts, day));
      const moves = shares.slice(1).map((share, at) => Math.abs(share - (shares[at] ?? share)));
      expect(middle(moves)).toBeLessThan(0.1);
      expect(Math.max(...moves)).toBeLessThan(1);
    }
  });
});
