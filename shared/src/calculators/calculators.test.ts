import { describe, expect, it } from 'vitest';
import type { Calculator, CalculatorField, CalculatorMarket } from './calculator.ts';
import { calculatorOf, calculators } from './calculators.ts';
import { convert, converter } from './converter.ts';
import { dca, purchasesFrom } from './dca.ts';
import { futures } from './futures.ts';
import { gridTrade } from './gridTrade.ts';
import { interest } from './interest.ts';
import { miner } from './miner.ts';
import { pool } from './pool.ts';
import { complaintOf, readValues, typedOf } from './readValues.ts';

const DAY = 86_400_000;
const START = Date.parse('2024-01-01T00:00:00+08:00');
const market: CalculatorMarket = {
  usdOf: { btc: 100_000, eth: 4000, cny: 0.14, usd: 1 },
  closes: [100, 50, 25, 100].map((price, at) => ({ time: START + at * DAY + DAY - 1000, price })),
};

function results(calculator: Calculator, typed: Readonly<Record<string, string>>) {
  const text = (field: CalculatorField) => typedOf(field, typed[field.key] ?? null, 100_000);
  const values = readValues(calculator.fields, text);
  const lines = values === null ? [] : calculator.compute(values, market);
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
}

describe('calculators, computed by hand', () => {
  it('converts 2 BTC into 50 ETH, and 1 BTC into 714,285.71 CNY', () => {
    expect(results(converter, { amount: '2', to: 'eth' })).toMatchObject({
      ETH: 50,
      '1 BTC': 25,
      '1 ETH': 0.04,
    });
    expect(results(converter, {})['CNY']).toBeCloseTo(714_285.71, 2);
    expect([convert(1, undefined, 1), convert(1, 1, 0)]).toEqual([null, null]);
  });

  it('buys for 100 at 100, 50, 25 and 100: 8 coins for 400 at a mean of 50, worth 800', () => {
    expect(results(dca, { every: '1', since: '2024-01-01', fee: '0' })).toMatchObject({
      买入次数: 4,
      共投入: 400,
      持有: 8,
      平均成本: 50,
      现在价值: 800,
      收益率: 100,
      一次买入的收益率: 0,
    });
    expect(purchasesFrom(market.closes, START, 2)).toEqual([100, 25]);
    expect(results(dca, { since: '2030-01-01' })).toEqual({});
  });

  it('a long of 1 BTC at 100,000 with 10 times: margin 10,000, liquidated at 90,500', () => {
    const long = results(futures, { exit: '110000' });
    expect(long).toMatchObject({ 保证金: 10_000, 盈亏: 10_000, 回报率: 100 });
    expect(long['强平价']).toBeCloseTo(90_500, 6);
    expect(long['离强平']).toBeCloseTo(-9.5, 9);
    expect(results(futures, { side: 'short', exit: '110000' })['强平价']).toBeCloseTo(109_500, 6);
  });

  it('ten even grids from 100 to 200 are 10 apart: 5.26 % at the top, 10 % at the bottom', () => {
    const grid = results(gridTrade, {
      low: '100',
      high: '200',
      grids: '10',
      spacing: 'arithmetic',
      fee: '0',
    });
    expect(grid['每格净利率（最高）']).toBeCloseTo(10, 9);
    expect(grid['每格净利率（最低）']).toBeCloseTo((200 / 190 - 1) * 100, 9);
    expect([grid['第一格间距'], grid['最后一格间距']]).toEqual([10, 10]);
    expect(results(gridTrade, { low: '200', high: '100' })).toEqual({});
  });

  it('a thousandth of the hash rate mines a thousandth of 450 BTC a day, less what it adds to the hash rate', () => {
    const day = results(miner, { hash: '1000', network: '0.999', pool: '0', watts: '1000', power: '0.1' });
    expect(day['日产币']).toBeCloseTo(0.45, 9);
    expect(day['日电费']).toBeCloseTo(2.4, 9);
    expect(day['关机币价']).toBeCloseTo(2.4 / 0.45, 6);
  });

  it('one coin doubles: 5.72 % less than holding, 1,414.21 instead of 1,500', () => {
    const loss = results(pool, {});
    expect(loss['无常损失']).toBeCloseTo(-5.719, 3);
    expect(loss['一直持有']).toBe(1500);
    expect(loss['放在池里']).toBeCloseTo(1414.21, 2);
    expect(results(pool, { a: '50', b: '50' })['无常损失']).toBeCloseTo(0, 9);
  });

  it('10 % simple is 10.52 % compounded daily; 10 % compounded is 9.53 % simple', () => {
    const yields = results(interest, {});
    expect(yields['当作 APR，APY 为']).toBeCloseTo(10.516, 3);
    expect(yields['当作 APY，APR 为']).toBeCloseTo(9.532, 3);
    expect(yields['不复投到期本息']).toBeCloseTo(1100, 9);
  });
});

describe('typed values', () => {
  const field = futures.fields.find(({ key }) => key === 'leverage') as CalculatorField;
  it.each([
    ['', '请输入数字'],
    ['abc', '请输入数字'],
    ['0.5', '应在 1 到 200 之间'],
    ['201', '应在 1 到 200 之间'],
    ['20', undefined],
    ['2,5', undefined],
    ['２０', undefined],
    ['2万', '请写出完整的数字，不带“万”“亿”等单位'],
  ])('a leverage of “%s”: %s', (typed, complaint) => {
    expect(complaintOf(field, typed)).toBe(complaint);
  });

  it('gives no result while one field is wrong', () => {
    expect(results(futures, { leverage: '' })).toEqual({});
    expect(results(dca, { since: '2024-02-30' })).toEqual({});
    expect(results(converter, { to: 'nothing' })).toEqual({});
    expect(results(gridTrade, { grids: '2.5' })).toEqual({});
  });

  it('starts with values that can be computed with', () => {
    for (const calculator of calculators) {
      for (const one of calculator.fields)
        expect(complaintOf(one, typedOf(one, null, 100_000))).toBeUndefined();
    }
    const [low, high] = gridTrade.fields.map((one) => typedOf(one, null, 144_573.21));
    expect([low, high]).toEqual(['120000', '170000']);
    expect(calculatorOf('grid')).toBe(gridTrade);
    expect(calculatorOf('x')).toBe(converter);
  });
});
