import { coinCatalogue } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { describe, expect, it, test } from 'vitest';
import { derivedFigures, knownSupply, lifted, writtenFigures } from './coinFigures.ts';
import { readTable } from './table.ts';

/** About what these coins cost at the end of 2025, USD. */
const PRICES: Readonly<Record<string, number>> = {
  'dogelon-mars': 6e-8,
  'milady-meme-coin': 2e-8,
  samoyedcoin: 0.0012,
  kin: 1e-6,
  'reserve-rights-token': 0.003,
  'vvs-finance': 2e-6,
  bluzelle: 0.02,
  moonriver: 4,
  'celer-network': 0.006,
  aavegotchi: 0.2,
  'kinesis-gold': 140,
  leash: 60,
  'bitcoin-gold': 0.64,
  nuls: 0.0101,
};
const token = { code: 'some-coin', symbol: 'SOME', name: 'Some', rank: 400, icon: '', addresses: {} };

describe('prices of the catalogue', () => {
  it.each(Object.entries(PRICES))('of %s have the magnitude that readers know', (code, price) => {
    const coin = coinCatalogue.find((one) => one.code === code);
    expect(Math.abs(Math.log10((coin?.basePrice ?? 0) / price))).toBeLessThan(1.1);
  });

  it('follow from the market value and the known supply, whatever that is', () => {
    for (const total of [1, 1e6, 1e15]) {
      const { price, supply, launched } = derivedFigures(token, 400, { total, launched: '2021-04-23' });
      expect(supply).toBeLessThanOrEqual(total);
      expect(launched).toBe('2021-04-23');
      if (supply > 0) expect(price * supply).toBeGreaterThan(30e6);
    }
  });

  it('of written coins are lifted to the value of their rank, five times at most', () => {
    const figures = writtenFigures('some-coin', ['0.01', '1000', '1000', '-', '2020-01-01', '3']);
    expect(lifted(figures, 101).price).toBe(0.05);
    expect(lifted(figures, 100)).toBe(figures);
    expect(lifted({ ...figures, price: 1 }, 300).price).toBe(1);
  });
});

describe('supplies.txt', () => {
  const rows = readTable('supplies');

  it('names coins of the catalogue once, with a supply and a day', () => {
    const codes = new Set(coinCatalogue.map(({ code }) => code));
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
    expect(rows.filter(([code = '']) => !codes.has(code)).map(([code]) => code)).toEqual([]);
    for (const [code = '', ...cells] of rows) {
      const { total, launched } = knownSupply(code, cells);
      expect(total).toBeGreaterThan(0);
      expect(launched).toMatch(/^$|^20[12]\d-[01]\d-[0-3]\d$/);
    }
  });

  test('a line without a number is refused by its name', () => {
    expect(() => knownSupply('some-coin', ['-', '-'])).toThrow('supplies.txt: some-coin');
  });
});
