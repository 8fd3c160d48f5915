import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { binanceAccounts, binanceTopPositions } from '../binance/accounts.ts';
import { bitgetAccounts } from '../bitget/accounts.ts';
import { bybitAccounts } from '../bybit/accounts.ts';
import { okxAccounts } from '../okx/accounts.ts';
import type { AccountsQuestion } from './accounts.ts';

const AT = 1_773_115_200_000;
const later = AT + 300_000;

const binance = [
  { symbol: 'BTCUSDT', longAccount: '0.6', longShortRatio: '1.5', shortAccount: '0.4', timestamp: AT },
  { symbol: 'BTCUSDT', longAccount: '0.5', longShortRatio: '1', shortAccount: '0.5', timestamp: later },
];
const bybit = {
  retCode: 0,
  retMsg: 'OK',
  result: {
    list: [
      { symbol: 'BTCUSDT', buyRatio: '0.5', sellRatio: '0.5', timestamp: `${later}` },
      { symbol: 'BTCUSDT', buyRatio: '0.6', sellRatio: '0.4', timestamp: `${AT}` },
    ],
    nextPageCursor: '',
  },
};
const bitget = {
  code: '00000',
  msg: 'success',
  data: [
    { longAccountRatio: '0.6', shortAccountRatio: '0.4', longShortAccountRatio: '1.5', ts: `${AT}` },
    { longAccountRatio: '0.5', shortAccountRatio: '0.5', longShortAccountRatio: '1', ts: `${later}` },
  ],
};
const okx = {
  code: '0',
  msg: '',
  data: [
    [`${later}`, '1'],
    [`${AT}`, '1.5'],
  ],
};

test.each<readonly [string, AccountsQuestion, unknown]>([
  ['Binance', binanceAccounts, binance],
  ['Binance, positions of the largest', binanceTopPositions, binance],
  ['OKX, which tells the ratio alone', okxAccounts, okx],
  ['Bybit, newest first', bybitAccounts, bybit],
  ['Bitget', bitgetAccounts, bitget],
])('%s: percent of the accounts, oldest first', (_venue, ask, wire) => {
  const periods = readWire(ask('BTCUSDT', 5), wire) ?? [];
  expect(periods.map(({ time }) => time)).toEqual([AT, later]);
  expect(periods[0]?.long).toBeCloseTo(60, 9);
  expect(periods[0]?.short).toBeCloseTo(40, 9);
  expect(periods[0]?.accountRatio).toBeCloseTo(1.5, 9);
});

test('nobody short gives no ratio', () => {
  const [row] = binance;
  const [period] = readWire(binanceAccounts('X', 5), [{ ...row, longAccount: '1', shortAccount: '0' }]) ?? [];
  expect(period).toEqual({ time: AT, long: 100, short: 0, accountRatio: null });
});

test('days are of UTC', () => {
  expect(okxAccounts('BTC-USDT-SWAP', 1440).path).toContain('period=1Dutc');
});

test('no accounts at all is no period', () => {
  const [row] = binance;
  expect(readWire(binanceAccounts('X', 5), [{ ...row, longAccount: '0', shortAccount: '0' }])).toBeNull();
});
