import { describe, expect, it, vi } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { DAY } from '../../market/time.ts';
import { ask, TEST_TIME } from '../testMarket.ts';
import { concentrationOn } from './concentrationBook.ts';

// The first look at a whole market takes a second, on a busy machine several.
vi.setConfig({ testTimeout: 30_000 });

const MILLION = 1e6;
/** Addresses with a balance, in millions, as those who know the field take for granted. */
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
const days = Array.from({ length: 40 }, (_, ago) => TEST_TIME - ago * DAY);

describe('holders have the orders of magnitude of the real ones:', () => {
  it.each(HOLDERS)('%s has %d million, within a factor of two', async (code, millions) => {
    const { supply } = await ask('coinInfo', { code });
    expect(supply.holders).toBeGreaterThan((millions * MILLION) / 2);
    expect(supply.holders).toBeLessThan(millions * MILLION * 2);
  });

  it('a mid-size token has 20,000 to 100,000 as a rule', async () => {
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
      return days.map((day) => concentrationOn(facts, day).top10);
    };
    expect(middle(part('bitcoin'))).toBeGreaterThan(5);
    expect(middle(part('bitcoin'))).toBeLessThan(6);
  });

  it('what the ten largest hold moves by hundredths of a percent a day, and not every day', () => {
    for (const facts of coinCatalogue.filter(({ code }) =>
      ['bitcoin', 'ethereum', 'uniswap'].includes(code),
    )) {
      const shares = days.map((day) => concentrationOn(facts, day).top10);
      const moves = shares.slice(1).map((share, at) => Math.abs(share - (shares[at] ?? share)));
      expect(middle(moves)).toBeLessThan(0.1);
      expect(Math.max(...moves)).toBeLessThan(1);
    }
  });
});
