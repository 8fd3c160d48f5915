import { bitcoinTrade as trade } from '@coinmirror/testing/bitcoinTrade.ts';
import { describe, expect, it, test } from 'vitest';
import { averageCost, findOversold, followTrades, oversoldText } from './followTrades.ts';
import { portfolioOf } from './holdings.ts';
import { inOrder, tradeValue } from './trade.ts';
import { complaintsOfTrade, type TradeDraft, toTrade } from './tradeDraft.ts';

const on = (day: string) => ({ day });

describe('average cost, computed by hand', () => {
  test('two purchases: 1 at 100 and 3 at 200 are 4 at 175', () => {
    const { position } = followTrades([trade('buy', 1, 100), trade('buy', 3, 200)]);
    expect(position).toEqual({ quantity: 4, cost: 700, realised: 0 });
    expect(averageCost(position)).toBe(175);
  });

  test('a sale realises profit against the average and leaves the average unchanged: 2 of those at 300 realise 250', () => {
    const { position, oversold } = followTrades([
      trade('buy', 1, 100),
      trade('buy', 3, 200),
      trade('sell', 2, 300, on('2026-01-02')),
    ]);
    expect(position).toEqual({ quantity: 2, cost: 350, realised: 250 });
    expect(averageCost(position)).toBe(175);
    expect(oversold).toBeNull();
  });

  test('a fee raises a purchase’s cost and lowers a sale’s proceeds: 100 + 1 paid, 120 − 2 received, 17 realised', () => {
    const { position } = followTrades([
      trade('buy', 1, 100, { fee: 1 }),
      trade('sell', 1, 120, { ...on('2026-01-02'), fee: 2 }),
    ]);
    expect(position).toEqual({ quantity: 0, cost: 0, realised: 17 });
  });

  test('another unit is converted by its trade’s rate: 720 CNY and a fee of 7.2 at 7.2 are 101 USD', () => {
    const cny = trade('buy', 2, 360, { unit: 'cny', fee: 7.2, perUsd: 7.2 });
    expect(tradeValue(cny)).toBeCloseTo(101, 10);
    expect(averageCost(followTrades([cny]).position)).toBeCloseTo(50.5, 10);
  });

  test('a gifted coin has no cost, and its sale is pure profit', () => {
    const { position } = followTrades([trade('buy', 10, 0), trade('sell', 4, 5, on('2026-01-02'))]);
    expect(position).toEqual({ quantity: 6, cost: 0, realised: 20 });
  });

  test('a loss is a negative gain', () => {
    expect(
      followTrades([trade('buy', 1, 100), trade('sell', 1, 40, on('2026-01-02'))]).position.realised,
    ).toBe(-60);
  });

  test('0.1 + 0.2 bought and 0.3 sold leaves 0, without residue', () => {
    const { position, oversold } = followTrades([
      trade('buy', 0.1, 10),
      trade('buy', 0.2, 10),
      trade('sell', 0.3, 10, on('2026-01-02')),
    ]);
    expect(position).toMatchObject({ quantity: 0, cost: 0 });
    expect(position.realised).toBeCloseTo(0, 12);
    expect(oversold).toBeNull();
  });

  test('a purchase after selling everything starts a new cost', () => {
    const { position } = followTrades([
      trade('buy', 1, 100),
      trade('sell', 1, 150, on('2026-01-02')),
      trade('buy', 2, 30, on('2026-01-03')),
    ]);
    expect(position).toEqual({ quantity: 2, cost: 60, realised: 50 });
  });
});

describe('a sale of more than is held', () => {
  it('is found in any order of entry, with a plain message', () => {
    const trades = [trade('sell', 2, 1, on('2026-02-01')), trade('buy', 1.5, 1)];
    const oversold = findOversold(trades);
    expect(oversold && oversoldText(oversold, '比特币')).toBe(
      '2026-02-01 要卖出 2 个比特币，当时只持有 1.5 个',
    );
  });

  it('is found if the purchase came later', () => {
    expect(findOversold([trade('sell', 1, 1), trade('buy', 1, 1, on('2026-01-02'))])?.held).toBe(0);
  });

  it('is none on the day of the purchase, in either order of entry', () => {
    expect(findOversold([trade('sell', 1, 1), trade('buy', 1, 1)])).toBeNull();
    expect(inOrder([trade('sell', 1, 1), trade('buy', 1, 1)]).map(({ side }) => side)).toEqual([
      'buy',
      'sell',
    ]);
  });

  it('of one coin is not covered by another', () => {
    expect(findOversold([trade('buy', 1, 1), trade('sell', 1, 1, { code: 'ethereum' })])?.trade.code).toBe(
      'ethereum',
    );
  });

  it('counts for the amount held', () => {
    const { position } = followTrades([trade('buy', 1, 10), trade('sell', 5, 20, on('2026-01-02'))]);
    expect(position).toEqual({ quantity: 0, cost: 0, realised: 10 });
  });
});

describe('holdings at prices', () => {
  const trades = [
    trade('buy', 2, 100),
    trade('buy', 10, 30, { code: 'ethereum' }),
    trade('buy', 1, 5, { code: 'gone' }),
    trade('buy', 1, 8, { code: 'sold' }),
    trade('sell', 1, 9, { code: 'sold', day: '2026-01-05' }),
  ];
  const quotes = new Map([
    ['bitcoin', { price: 150, change24h: 50 }],
    ['ethereum', { price: 20, change24h: -20 }],
    ['sold', { price: 9, change24h: 1 }],
  ]);
  const { holdings, total } = portfolioOf(trades, quotes);
  const named = (code: string) => holdings.find((one) => one.code === code);

  test('value 150 × 2, unrealised 300 − 200, plus 50 %', () => {
    expect(named('bitcoin')).toMatchObject({
      value: 300,
      unrealised: 100,
      unrealisedPercent: 50,
      weight: 60,
      change24hUsd: 100,
    });
  });

  test('a missing price is not guessed, and its holding is excluded from the totals', () => {
    expect(named('gone')).toMatchObject({ value: null, unrealised: null, weight: null, change24hUsd: null });
    expect(total).toMatchObject({ value: 500, cost: 500, unrealised: 0, unpriced: 1 });
  });

  test('sold-out holdings come last, with their realised profit', () => {
    expect(holdings.map(({ code }) => code)).toEqual(['bitcoin', 'ethereum', 'gone', 'sold']);
    expect(named('sold')).toMatchObject({ quantity: 0, value: 0, realised: 1, averageCost: null });
    expect(total.realised).toBe(1);
  });

  test('24 hours: +100 and −50 on 450 are +11.11 %', () => {
    expect(total.change24hUsd).toBeCloseTo(50, 10);
    expect(total.change24h).toBeCloseTo((50 / 450) * 100, 10);
  });

  test('printed weights add up to 100', () => {
    const three = ['a', 'b', 'c'].map((code) => trade('buy', 1, 1, { code }));
    const prices = new Map(['a', 'b', 'c'].map((code) => [code, { price: 1, change24h: null }]));
    const weights = portfolioOf(three, prices).holdings.map(({ weight }) => weight ?? 0);
    expect(weights).toEqual([33.34, 33.33, 33.33]);
  });

  test('without cost there is no percentage', () => {
    const given = portfolioOf([trade('buy', 1, 0)], new Map([['bitcoin', { price: 5, change24h: 0 }]]));
    expect(given.total).toMatchObject({ unrealised: 5, unrealisedPercent: null, change24h: 0 });
  });
});

describe('a typed trade', () => {
  const draft: TradeDraft = {
    side: 'buy',
    day: '2026-01-31',
    price: '1,234.5',
    quantity: '2',
    fee: '',
    unit: 'cny',
    perUsd: '7.2',
  };
  const complaints = (own: Partial<TradeDraft>) => complaintsOfTrade({ ...draft, ...own }, '2026-02-01');

  test('is parsed with thousands separators, and without a fee', () => {
    expect(complaints({})).toEqual({});
    expect(toTrade(draft, { id: 'a', code: 'bitcoin' })).toMatchObject({
      price: 1234.5,
      fee: 0,
      perUsd: 7.2,
    });
    expect(toTrade({ ...draft, unit: 'usd' }, { id: 'a', code: 'bitcoin' }).perUsd).toBe(1);
  });

  test.each([
    [{ price: '-1' }, { price: '请输入不小于 0 的数字' }],
    [{ price: ' ' }, { price: '请填写价格' }],
    [{ quantity: '' }, { quantity: '请填写数量' }],
    [{ perUsd: '' }, { perUsd: '请填写汇率' }],
    [{ quantity: '0' }, { quantity: '请输入大于 0 的数字' }],
    [{ quantity: '-2' }, { quantity: '请输入大于 0 的数字' }],
    [{ quantity: '1e400' }, { quantity: '数字太大，最大 1000万亿' }],
    [{ price: '1e300' }, { price: '数字太大，最大 1000万亿' }],
    [{ fee: '1000000000000001' }, { fee: '数字太大，最大 1000万亿' }],
    [{ price: '1000000000000000' }, {}],
    [{ fee: '-0.1' }, { fee: '请输入不小于 0 的数字' }],
    [{ perUsd: '0' }, { perUsd: '请输入大于 0 的汇率' }],
    [{ unit: 'usd' as const, perUsd: '' }, {}],
    [{ day: '2026-02-30' }, { day: '请选择日期，如 2026-01-31' }],
    [{ day: '2026-02-02' }, { day: '日期不能晚于今天' }],
    [{ day: '2008-10-31' }, { day: '日期不能早于 2009-01-03' }],
  ])('%o gives %o', (own, expected) => {
    expect(complaints(own)).toEqual(expected);
  });
});
