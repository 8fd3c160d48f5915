import {
  FIRST_PORTFOLIO,
  inPortfolio,
  type PortfolioName,
} from '@coinmirror/shared/portfolio/portfolioNames.ts';
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
  portfolios: [FIRST_PORTFOLIO],
  portfolio: FIRST_PORTFOLIO.id,
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
    portfolio: fc.constantFrom('main', 'long'),
    time: fc.constantFrom('', '00:00', '09:30'),
  })
  .map(({ portfolio, time, ...one }) => {
    const timed = time === '' ? one : { ...one, time };
    const priced = { ...timed, price: one.side === 'out' ? 0 : one.price };
    return inPortfolio(one.unit === 'usd' ? { ...priced, perUsd: 1 } : priced, portfolio);
  });
const portfolios: readonly PortfolioName[] = [FIRST_PORTFOLIO, { id: 'long', name: '=长期, 冷钱包' }];

describe('a file of trades', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(trade, { selector: ({ id }) => id, maxLength: 20 }), (trades) => {
        const { trades: read, wrong } = readTrades(tradesCsv(trades, portfolios), { ...terms, portfolios });
        const byId = (all: readonly Trade[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(wrong).toEqual([]);
        expect(byId(read)).toEqual(byId(trades));
      }),
    );
  });
});

it('brings its portfolios by name to a browser that has none of them', () => {
  const own: Trade = {
    ...{ id: 'a', code: 'bitcoin', side: 'buy', day: '2026-01-02', price: 1, quantity: 1, fee: 0 },
    ...{ unit: 'usd', perUsd: 1, portfolio: 'long' },
  };
  const file = tradesCsv([own, { ...own, id: 'b', portfolio: undefined }], portfolios);
  const { trades, added } = readTrades(file, terms);
  expect(added.map(({ name }) => name)).toEqual(['=长期, 冷钱包']);
  expect(trades.map(({ portfolio }) => portfolio)).toEqual([added[0]?.id, undefined]);
  expect(readTrades(file, terms).added).toEqual(added);
});
