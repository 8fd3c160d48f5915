import { FIRST_PORTFOLIO } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { describe, expect, it, test } from 'vitest';
import { type ParseTerms, readTrades } from './readTrades.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'binancecoin', symbol: 'BNB', name: '币安币' },
  { code: 'fake-bitcoin', symbol: 'BTC', name: '假币' },
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
const read = (text: string, more: Partial<ParseTerms> = {}) => readTrades(text, { ...terms, ...more });
const HEAD = '日期,类型,代码,价格,数量\n';

describe('numbers of a file', () => {
  it('with a decimal comma are read with one', () => {
    const file = 'date;type;symbol;price;quantity;fee;currency\n2026-01-31;buy;BTC;60000,50;0,5;1,25;EUR\n';
    expect(read(file).trades).toEqual([
      {
        id: expect.stringMatching(/^f-/),
        code: 'bitcoin',
        side: 'buy',
        day: '2026-01-31',
        price: 60_000.5,
        quantity: 0.5,
        fee: 1.25,
        unit: 'eur',
        perUsd: 0.9,
      },
    ]);
  });

  it('with points in thousands too, once one cell tells', () => {
    const file = `date;type;symbol;price;quantity\n2026-01-31;buy;BTC;5.281;1\n2026-01-31;buy;BTC;5.281,50;2`;
    expect(read(file).trades.map(({ price }) => price)).toEqual([5_281, 5_281.5]);
  });

  it('that read two ways are asked, not guessed', () => {
    const file = `${HEAD}2026-01-31,买入,BTC,5.281,2\n2026-01-31,买入,ETH,3.200,1`;
    const asked = read(file);
    expect(asked).toMatchObject({
      trades: [],
      unclear: { example: '5.281', byPoint: 5.281, byComma: 5_281 },
    });
    expect(read(file, { mark: '.' }).trades.map(({ price }) => price)).toEqual([5.281, 3.2]);
    expect(read(file, { mark: ',' }).trades.map(({ price }) => price)).toEqual([5_281, 3_200]);
  });

  it('of both kinds in one file tell for themselves, and one that could be either is left out', () => {
    const file = `${HEAD}2026-01-31,买入,BTC,"60000,5",0.5\n2026-01-31,买入,BTC,"1,234",2`;
    const { trades, wrong } = read(file);
    expect(trades.map(({ price, quantity }) => [price, quantity])).toEqual([[60_000.5, 0.5]]);
    expect(wrong).toEqual([{ line: 3, why: expect.stringContaining('“1,234”有两种读法') }]);
  });

  it('in full width are numbers', () => {
    expect(read(`${HEAD}2026-01-31,买入,BTC,９００００,０．５`).trades).toMatchObject([
      { price: 90_000, quantity: 0.5 },
    ]);
  });
});

describe('a file', () => {
  it('is read by its headings in any order, and names columns that it does not use', () => {
    const file =
      'date;symbol;side;quantity;price;currency;note\r\n2026-01-02;btc;BUY;0.5;"600,000";cny;long\n';
    const { trades, notes } = read(file);
    expect(trades).toMatchObject([{ code: 'bitcoin', price: 600_000, unit: 'cny', perUsd: 7.2 }]);
    expect(notes).toEqual(['没有汇率（列名 1USD兑）的交易按今天的汇率折算', '没有用到的列：note']);
  });

  it('imported twice counts once, also on another day; rows that are alike count each', () => {
    const file = `${HEAD}2026-01-31,买入,BTC,90000,0.1\n2026-01-31,买入,BTC,90000,0.1\n`;
    const ids = (more: Partial<ParseTerms>) => read(file, more).trades.map(({ id }) => id);
    const first = ids({});
    expect(new Set(first).size).toBe(2);
    expect(ids({ today: '2026-03-01' })).toEqual(first);
    const resaved = `${HEAD}2026/1/31,买入,BTC,90000,0.1\r\n`;
    expect(read(resaved).trades[0]?.id).toBe(first[0]);
    const inYuan = 'date,type,symbol,price,quantity,currency\n2026-01-31,buy,BTC,600000,0.1,CNY\n';
    const [today, later] = [7.2, 7.1].map((cny) => read(inYuan, { rates: { cny } }).trades[0]?.id);
    expect(today).toBe(later);
  });

  it('keeps each fill of an order whose number they share', () => {
    const file =
      'id,date,type,symbol,price,quantity\n77,2026-01-31,buy,BTC,90000,0.1\n77,2026-01-31,buy,BTC,90001,0.2\n';
    const ids = () => read(file).trades.map(({ id }) => id);
    expect(new Set(ids()).size).toBe(2);
    expect(ids()).toEqual(ids());
    expect(ids()[0]).toBe('77');
  });

  it('loses no line: each is a trade or has its reason', () => {
    const lines = [
      '2026-01-02,买入,BTC,1,1',
      '2026-01-02,买入,nocoin,1,1',
      '',
      '2026-01-02,买入,ETH,1,1',
      '2026-01-02,"买入,BTC,1,1',
    ];
    const { trades, wrong } = read(HEAD.replace('\n', '\r\n') + lines.join('\n'));
    expect(trades).toHaveLength(2);
    expect(wrong.map(({ line }) => line)).toEqual([3, 6]);
  });

  test.each([
    ['2026-01-02,买入,nocoin,1,1', '没有找到币种“nocoin”'],
    ['2026-01-02,赠送,btc,1,1', '类型应为 买入、卖出、转入 或 转出，不是“赠送”'],
    ['2026-13-02,买入,btc,1,1', '日期：请选择日期，如 2026-01-31'],
    ['31/01/2026,买入,btc,1,1', '日期：日、月的先后有两种读法，请写成 2026-01-31'],
    ['2026-01-02,买入,btc,-1,1', '价格：请输入不小于 0 的数字'],
    ['2026-01-02,买入,btc,1,', '数量：请输入大于 0 的数字'],
    ['2026-01-02,买入,BTC,90000,5000USDT', '数量以 USDT 计，不是 BTC'],
    ['2026-01-02,买入,BTC/EUR,90000USDT,1', '价格以 USDT 计，而单位是 EUR'],
    ['2026-01-02,买入,ETHBTC,0.03,1', '以 BTC 计价的交易要有当时的汇率（列名 1USD兑）'],
  ])('leaves out %s and says why', (line, why) => {
    const { trades, wrong } = read(`${HEAD}${line}\n`);
    expect(trades).toEqual([]);
    expect(wrong).toEqual([{ line: 2, why }]);
  });

  test.each(['2026/1/31', '2026-01-31 18:12:45', '2026年1月31日', '2026-01-31T02:00:00Z'])(
    'may write the date %s',
    (date) => {
      expect(read(`${HEAD}${date},买入,比特币,1,1`).trades).toMatchObject([
        { day: '2026-01-31', code: 'bitcoin' },
      ]);
    },
  );

  it('whose orders were not filled leaves those out', () => {
    const { trades, wrong } = read(
      `日期,类型,代码,价格,数量,状态\n2026-01-02,买入,BTC,1,1,Filled\n2026-01-02,买入,BTC,1,1,Canceled`,
    );
    expect(trades).toHaveLength(1);
    expect(wrong).toEqual([{ line: 3, why: '状态是“Canceled”，没有成交' }]);
  });

  test.each([
    ['', '首行应为列名'],
    ['日期,类型,代码,价格\n2026-01-02,买入,BTC,1', '缺少 数量'],
    ['日期,类型,代码,价格,数量,amount\n', '有两列都是“数量”'],
    ['Date,Sent Amount,Sent Currency,Received Amount,Received Currency\n', '这像是 Koinly 的导出'],
    ['"id","Order id","Time","Trade Type","Symbol","Action","Amount","Trading Unit"\n', '这像是 欧易 的导出'],
  ])('that is no such file is refused as a whole: %j', (text, why) => {
    expect(read(text)).toMatchObject({ trades: [], refusal: expect.stringContaining(why) });
  });
});

describe('portfolios and times of a file', () => {
  it('a sheet saved by Excel with semicolons brings portfolios, times and transfers', () => {
    const file =
      '\uFEFF日期;时刻;类型;代码;价格;数量;组合\r\n2026/1/31;9:05;买入;BTC;90000,5;0,1;长期\r\n2026/1/31 18:30;;转入;BTC;80000,5;0,2;默认\r\n2026/2/1;;转出;BTC;;0,1;\r\n';
    const { trades, added, wrong } = read(file);
    expect(wrong).toEqual([]);
    expect(added).toMatchObject([{ name: '长期' }]);
    expect(trades).toMatchObject([
      { side: 'buy', time: '09:05', price: 90_000.5, portfolio: added[0]?.id },
      { side: 'in', time: '18:30', quantity: 0.2 },
      { side: 'out', price: 0, quantity: 0.1 },
    ]);
    expect(trades.slice(1).map(({ portfolio }) => portfolio)).toEqual([undefined, undefined]);
  });

  it('rows without a portfolio go where the visitor is', () => {
    const own = { id: 'long', name: '长期' };
    const { trades } = read(`${HEAD}2026-01-31,买入,BTC,1,1\n`, { portfolios: [own], portfolio: 'long' });
    expect(trades).toMatchObject([{ portfolio: 'long' }]);
  });

  it('more portfolios than there may be go where those without one go', () => {
    const rows = Array.from({ length: 25 }, (_, at) => `2026-01-31,买入,BTC,${at + 1},1,组合${at}`);
    const { trades, added } = read(`日期,类型,代码,价格,数量,组合\n${rows.join('\n')}`);
    expect(trades).toHaveLength(25);
    expect(added).toHaveLength(19);
  });
});

describe('files of other programs', () => {
  const BINANCE = '"Date(UTC)","Pair","Side","Price","Executed","Amount","Fee"\n';

  it('Binance: coins behind numbers, times in UTC, a fee in the coin bought brings less of it', () => {
    const { trades, notes } = read(
      `${BINANCE}"2026-01-30 18:12:45","BTCUSDT","BUY","60,000.50","0.5BTC","30000.25USDT","0.0005BTC"\n`,
    );
    expect(trades).toMatchObject([
      { code: 'bitcoin', side: 'buy', day: '2026-01-31', price: 60_000.5, unit: 'usd' },
    ]);
    expect(trades[0]?.quantity).toBeCloseTo(0.4995, 12);
    const { price = 0, quantity = 0, fee = 0 } = trades[0] ?? {};
    expect(price * quantity + fee).toBeCloseTo(30_000.25, 6);
    expect(notes).toEqual(['以稳定币计价的交易按 1 美元记入']);
  });

  it('Binance: a fee in the quote is the fee, one in a third coin is left out unless the visitor lets it be', () => {
    const file = `${BINANCE}"2026-01-30 10:00:00","ETHUSDT","SELL","3000","1ETH","3000USDT","3USDT"\n"2026-01-30 10:00:00","ETHUSDT","SELL","3000","2ETH","6000USDT","0.01BNB"\n`;
    expect(read(file)).toMatchObject({
      trades: [{ quantity: 1, fee: 3 }],
      wrong: [{ line: 3, why: '手续费以 BNB 计，无法折算' }],
      feesIn: ['BNB'],
    });
    expect(read(file, { omitsOtherFees: true }).trades).toMatchObject([{ fee: 3 }, { quantity: 2, fee: 0 }]);
  });

  it('Kraken: its own names of coins and pairs, its ids', () => {
    const file =
      '"txid","ordertxid","pair","time","type","ordertype","price","cost","fee","vol","margin","misc","ledgers"\n"TXID-1","O-1","XXBTZUSD","2026-01-30 10:00:00.1234","buy","limit",60000.0,30000.0,12.5,0.5,0.0,"","L1"\n';
    expect(read(file).trades).toMatchObject([
      { id: 'TXID-1', code: 'bitcoin', price: 60_000, quantity: 0.5, fee: 12.5 },
    ]);
  });

  it('Coinbase: lines before its heading, and rows that are no trade', () => {
    const file =
      'Transactions\nUser,me,x\nID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes\nabc,2026-01-30 10:00:00 UTC,Buy,ETH,1.5,USD,$3000.00,$4500.00,$4510.00,$10.00,x\ndef,2026-01-30 10:00:00 UTC,Send,ETH,1,USD,$3000.00,,,,x\nghi,2026-01-30 10:00:00 UTC,Staking Income,ETH,1,USD,$3000.00,,,,x\n';
    const { trades, wrong } = read(file);
    expect(trades).toMatchObject([
      { id: 'abc', code: 'ethereum', price: 3_000, quantity: 1.5, fee: 10, time: '18:00' },
      { id: 'def', side: 'out', quantity: 1 },
    ]);
    expect(wrong).toMatchObject([
      { line: 6, why: '类型应为 买入、卖出、转入 或 转出，不是“Staking Income”' },
    ]);
  });
});
