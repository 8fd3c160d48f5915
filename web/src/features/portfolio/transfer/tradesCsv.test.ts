import { TRADE_SIDES, TRADE_UNITS, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParseTerms, readTrades } from './readTrades.ts';
import { tradesCsv } from './tradesCsv.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'fake-bitcoin', symbol: 'BTC' },
];
const terms: ParseTerms = {
  known,
  today: '2026-02-01',
  rates: { cny: 7.2, eur: 0.9, btc: 0.00001 },
  mark: null,
  omitsOtherFees: false,
};

const amount = fc.double({ min: 0, max: 1e15, noNaN: true });
const positive = fc.double({ min: 1e-12, max: 1e15, noNaN: true });
const trade: fc.Arbitrary<Trade> = fc
  .record({
    id: fc.stringMatching(/^[\w-]{1,64}$/),
    code: fc.constantFrom(...known.map(({ code }) => code)),
    side: fc.constantFrom(...TRADE_SIDES),
    day: fc
      .date({ min: new Date('2009-01-03'), max: new Date('2026-02-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    price: amount,
    quantity: positive,
    fee: amount,
    unit: fc.constantFrom(...TRADE_UNITS),
    perUsd: positive,
  })
  .map((one) => (one.unit === 'usd' ? { ...one, perUsd: 1 } : one));

describe('a file of trades', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(trade, { selector: ({ id }) => id, maxLength: 20 }), (trades) => {
        const { trades: read, wrong } = readTrades(tradesCsv(trades), terms);
        const byId = (all: readonly Trade[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(wrong).toEqual([]);
        expect(byId(read)).toEqual(byId(trades));
      }),
    );
  });
});
