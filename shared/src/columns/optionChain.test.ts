import { describe, expect, it } from 'vitest';
import type { OptionChainRow } from '../contract/exchange/options.ts';
import { csvLines } from './csvLines.ts';
import { optionChainColumns, optionSideColumns, strikeText } from './optionChain.ts';

const side = {
  mark: 0.0532,
  bid: null,
  ask: 0.054,
  volatility: 43.25,
  delta: -0.4726,
  gamma: 0.0000123,
  vega: 120.5,
  theta: -61.642,
  openInterest: 1234.5,
  volume24h: 0,
};
const row: OptionChainRow = { strike: 130_000, call: { ...side, mark: 0.00002, delta: 0.5274 }, put: side };
const units = { symbol: 'BTC', forward: 100_000 };
const MONEY = { unit: 'usd', rates: {} } as const;

function written(type: 'call' | 'put', id: string, own = row) {
  const column = optionSideColumns(type, units).find((one) => one.id === `${type}${id}`);
  return column?.content.as === 'number' ? column.content.write(own, MONEY).text : undefined;
}

describe('an option', () => {
  it.each([
    ['Mark', '0.0532'],
    ['MarkUsd', '$5,320.00'],
    ['Bid', '--'],
    ['Delta', '−0.473'],
    ['Gamma', '0.0₄12'],
    ['Theta', '−$61.64'],
    ['Volatility', '43.3%'],
    ['Volume', '0.0'],
    ['OpenInterest', '1,234.5'],
  ])('%s is written %s', (id, text) => {
    expect(written('put', id)).toBe(text);
  });

  it.each([
    [0.00031, '0.00031'],
    [0.0000048, '0.0₅48'],
    [0.000005, '0.0₅50'],
    [0.0123, '0.012'],
    [0, '0'],
    [null, '--'],
  ])('has the gamma %s in two digits: %s', (gamma, text) => {
    expect(written('put', 'Gamma', { ...row, put: { ...side, gamma } })).toBe(text);
  });

  it.each([
    [-0.00034, '$0'],
    [-0.0295, '−$0.0295'],
    [-1_616.4, '−$1,616.40'],
    [null, '--'],
  ])('has the theta %s without digits below a cent: %s', (theta, text) => {
    expect(written('put', 'Theta', { ...row, put: { ...side, theta } })).toBe(text);
  });

  it('that costs less than a step does not cost 0', () => {
    expect(written('call', 'Mark')).toBe('<0.0001');
  });
});

it('a strike has no decimals where it is round', () => {
  expect([strikeText(126_000), strikeText(0.625), strikeText(null)]).toEqual(['126,000', '0.6250', '--']);
});

it('the file has both sides around the strike, with their units, and nothing that sorts', () => {
  const columns = optionChainColumns(units);
  const [head = [], line = []] = csvLines(columns, [row], {
    unit: 'USD',
    perUsd: 1,
    timeZone: 'Asia/Shanghai',
  });
  expect(new Set(head).size).toBe(head.length);
  expect(head[line.indexOf(130_000)]).toBe('行权价(USD)');
  expect(line[head.indexOf('看涨标记价(BTC)')]).toBe(0.00002);
  expect(line[head.indexOf('看跌标记价(USD)')]).toBeCloseTo(5_320, 9);
  expect(columns.filter(({ sortValue }) => sortValue !== undefined)).toEqual([]);
});
