import { TRADE_SIDES, TRADE_UNITS, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTrades } from './readTrades.ts';
import { tradesCsv } from './tradesCsv.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC' },
  { code: 'ethereum', symbol: 'ETH' },
  { code: 'fake-bitcoin', symbol: 'BTC' },
];
const terms = { known, today: '2026-02-01', rates: { cny: 7.2 }, newId: () => 'new' };

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

  it('from elsewhere is read by its headings: symbols mean the best ranked coin, rates are today’s', () => {
    const file = 'date;symbol;side;quantity;price;currency\r\n2026-01-02;btc;BUY;0.5;"600,000";cny\r\n';
    expect(readTrades(file, terms)).toEqual({
      trades: [
        {
          id: 'new',
          code: 'bitcoin',
          side: 'buy',
          day: '2026-01-02',
          price: 600_000,
          quantity: 0.5,
          fee: 0,
          unit: 'cny',
          perUsd: 7.2,
        },
      ],
      wrong: [],
    });
  });

  test.each([
    ['2026-01-02,买入,nocoin,1,1', '没有找到币种“nocoin”'],
    ['2026-01-02,赠送,btc,1,1', '类型应为 买入 或 卖出'],
    ['2026-13-02,买入,btc,1,1', '日期：请选择日期，如 2026-01-31'],
    ['2026-01-02,买入,btc,-1,1', '价格：请输入不小于 0 的数字'],
    ['2026-01-02,买入,btc,1,', '数量：请输入大于 0 的数字'],
  ])('leaves out %s and says why', (line, why) => {
    const { trades, wrong } = readTrades(`日期,类型,代码,价格,数量\n${line}\n`, terms);
    expect(trades).toEqual([]);
    expect(wrong).toEqual([{ line: 2, why }]);
  });
});
