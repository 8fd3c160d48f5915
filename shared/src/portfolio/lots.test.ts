import { bitcoinTrade as trade } from '@coinmirror/testing/bitcoinTrade.ts';
import { describe, expect, it, test } from 'vitest';
import { extremesOf } from './extremes.ts';
import { findOversold, followTrades, oversoldText } from './followTrades.ts';
import { portfolioOf } from './holdings.ts';
import { openLots } from './openLots.ts';

const on = (day: string) => ({ day: `2026-01-${day}` });

describe('first in, first out, computed by hand', () => {
  // 1 at 100, 3 at 200, then 2 sold at 300: the one at 100, and one of those at 200.
  const trades = [trade('buy', 1, 100), trade('buy', 3, 200, on('02')), trade('sell', 2, 300, on('03'))];

  test('a sale sells the oldest: 600 − 100 − 200 realise 300, 2 at 200 stay', () => {
    const { position, lots } = followTrades(trades, 'fifo');
    expect(position).toEqual({ quantity: 2, cost: 400, realised: 300 });
    expect(lots).toEqual([{ day: '2026-01-02', quantity: 2, cost: 400 }]);
  });

  test('by average cost the same sale realises 250; sold and held profit together are the same', () => {
    const quotes = new Map([['bitcoin', { price: 250, change24h: 0 }]]);
    const [average, fifo] = (['average', 'fifo'] as const).map(
      (how) => portfolioOf(trades, quotes, how).total,
    );
    expect([average?.realised, average?.unrealised]).toEqual([250, 150]);
    expect([fifo?.realised, fifo?.unrealised]).toEqual([300, 100]);
  });

  test('a fee is part of its lot: 2 at 100 with a fee of 4, 1 sold at 130 with a fee of 1 realises 27', () => {
    const { position } = followTrades(
      [trade('buy', 2, 100, { fee: 4 }), trade('sell', 1, 130, { ...on('02'), fee: 1 })],
      'fifo',
    );
    expect(position).toEqual({ quantity: 1, cost: 102, realised: 27 });
  });

  test('open lots say what each purchase gained at the price of now', () => {
    const bought = [trade('buy', 1, 100), trade('buy', 2, 50, on('02'))];
    expect(openLots(bought, new Map([['bitcoin', { price: 75 }]]))).toMatchObject([
      { day: '2026-01-01', quantity: 1, price: 100, value: 75, gain: -25, gainPercent: -25 },
      { day: '2026-01-02', quantity: 2, price: 50, value: 150, gain: 50, gainPercent: 50 },
    ]);
    expect(openLots(bought, new Map())).toMatchObject([{ value: null, gain: null }, { value: null }]);
  });

  test('0.1 + 0.2 bought and 0.3 sold leaves no lot', () => {
    const { position, lots } = followTrades(
      [trade('buy', 0.1, 10), trade('buy', 0.2, 10, on('02')), trade('sell', 0.3, 10, on('03'))],
      'fifo',
    );
    expect(position.quantity).toBe(0);
    expect(lots).toEqual([]);
  });
});

describe.each(['average', 'fifo'] as const)('a transfer, by %s', (method) => {
  test('in brings its cost and no profit, out takes the cost along and only its fee is paid', () => {
    const trades = [
      trade('in', 4, 50, { fee: 4 }),
      trade('out', 1, 0, { ...on('02'), fee: 2 }),
      trade('sell', 1, 80, on('03')),
    ];
    // 204 for 4: 51 each; one leaves with 51, one is sold for 80 − 51.
    expect(followTrades(trades, method).position).toEqual({ quantity: 2, cost: 102, realised: 27 });
  });

  test('out of more than is held is refused like a sale, in its own words', () => {
    const oversold = findOversold([trade('buy', 1, 1), trade('out', 2, 0, on('02'))]);
    expect(oversold && oversoldText(oversold, '比特币')).toBe(
      '2026-01-02 要转出 2 个比特币，当时只持有 1 个',
    );
  });

  test('each portfolio sells its own coins, and all together are the sum of each', () => {
    const [one, other] = [
      [trade('buy', 1, 100), trade('sell', 1, 150, on('03'))],
      [trade('buy', 1, 10, { portfolio: 'b', ...on('02') })],
    ];
    expect(followTrades([...one, ...other], method).position).toEqual({
      quantity: 1,
      cost: 10,
      realised: 50,
    });
    expect(
      findOversold([trade('buy', 5, 1), trade('sell', 1, 1, { portfolio: 'b', ...on('02') })])?.held,
    ).toBe(0);
  });
});

describe('a time of the day', () => {
  const at = (time: string) => ({ time });

  it('orders trades of a day; without one coins came first and went last', () => {
    expect(findOversold([trade('sell', 1, 1, at('09:00')), trade('buy', 1, 1, at('10:00'))])?.held).toBe(0);
    expect(findOversold([trade('sell', 1, 1, at('09:00')), trade('buy', 1, 1)])).toBeNull();
    expect(findOversold([trade('sell', 1, 1), trade('buy', 1, 1, at('23:59'))])).toBeNull();
    expect(findOversold([trade('sell', 1, 1, at('09:00')), trade('buy', 1, 1, at('09:00'))])).toBeNull();
  });
});

describe('the best and the worst holding', () => {
  const held = (prices: Readonly<Record<string, number>>) => {
    const codes = Object.keys(prices);
    const quotes = new Map(codes.map((code) => [code, { price: prices[code] ?? 0, change24h: 0 }]));
    return portfolioOf(
      codes.map((code) => trade('buy', 1, 100, { code })),
      quotes,
    ).holdings;
  };

  it('are by what each gained on its cost, and none of one alone', () => {
    const extremes = extremesOf(held({ a: 90, b: 200, c: 110 }));
    expect([extremes?.best.code, extremes?.worst.code]).toEqual(['b', 'a']);
    expect(extremesOf(held({ a: 90 }))).toBeNull();
    expect(extremesOf([])).toBeNull();
  });
});
