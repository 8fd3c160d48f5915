import { expect, test } from 'vitest';
import { binanceLiquidations } from '../binance/liquidationSocket.ts';
import { bybitLiquidations } from '../bybit/liquidationSocket.ts';
import { okxLiquidations } from '../okx/liquidationSocket.ts';

const IDLE = { kind: 'idle' };

/** As the venue's documentation writes it. */
const binanceOrder = {
  s: 'BTCUSDT',
  S: 'SELL',
  o: 'LIMIT',
  f: 'IOC',
  q: '0.014',
  p: '9910',
  ap: '9910',
  X: 'FILLED',
  l: '0.014',
  z: '0.014',
  T: 1_568_014_460_893,
};
const binance = (order: object) =>
  binanceLiquidations.read(
    JSON.stringify({ e: 'forceOrder', E: 1_568_014_460_893, o: { ...binanceOrder, ...order } }),
  );

test('Binance: an order that sold has closed a long position', () => {
  const order = { symbol: 'BTCUSDT', time: 1_568_014_460_893, price: 9_910, size: 0.014, counted: 'units' };
  expect(binance({})).toEqual({ kind: 'reported', reported: [{ ...order, side: 'long' }] });
  expect(binance({ S: 'BUY' })).toEqual({ kind: 'reported', reported: [{ ...order, side: 'short' }] });
});

test('Binance: an order that is not filled yet is told again, and counts once', () => {
  expect(binance({ X: 'PARTIALLY_FILLED', z: '0.004' })).toEqual(IDLE);
  expect(binance({ X: 'NEW', z: '0' })).toEqual(IDLE);
  expect(binanceLiquidations.read('{"result":["!forceOrder@arr"],"id":1}')).toEqual(IDLE);
});

const okx = (detail: object) =>
  okxLiquidations.read(
    JSON.stringify({
      arg: { channel: 'liquidation-orders', instType: 'SWAP' },
      data: [
        {
          details: [
            {
              bkLoss: '0',
              bkPx: '0.007831',
              ccy: '',
              posSide: 'short',
              side: 'buy',
              sz: '13',
              ts: '1692266434010',
              ...detail,
            },
          ],
          instFamily: 'IOST-USDT',
          instId: 'IOST-USDT-SWAP',
          instType: 'SWAP',
          uly: 'IOST-USDT',
        },
      ],
    }),
  );

test.each([
  ['short', 'buy', 'short'],
  ['long', 'sell', 'long'],
  // A net account has one position: what the order sold was long.
  ['net', 'sell', 'long'],
  ['net', 'buy', 'short'],
])('OKX: posSide %s closed by %s was %s, its size in contracts', (posSide, side, closed) => {
  expect(okx({ posSide, side })).toEqual({
    kind: 'reported',
    reported: [
      {
        symbol: 'IOST-USDT-SWAP',
        time: 1_692_266_434_010,
        side: closed,
        price: 0.007831,
        size: 13,
        counted: 'contracts',
      },
    ],
  });
});

test('OKX: an order that would enlarge its position is refused', () => {
  expect(okx({ posSide: 'long', side: 'buy' })).toMatchObject({ kind: 'refused' });
  expect(okx({ bkPx: '' })).toMatchObject({ kind: 'refused' });
  expect(okxLiquidations.read('pong')).toEqual(IDLE);
});

test('Bybit: the side is the position’s, and a message may tell of several', () => {
  const order = (S: string, v: string) => ({ T: 1_739_502_302_929, s: 'ROSEUSDT', S, v, p: '0.04499' });
  const message = (...data: readonly object[]) =>
    bybitLiquidations.read(
      JSON.stringify({ topic: 'allLiquidation.ROSEUSDT', type: 'snapshot', ts: 1_739_502_303_204, data }),
    );
  const reported = { symbol: 'ROSEUSDT', time: 1_739_502_302_929, price: 0.04499, counted: 'units' };
  expect(message(order('Buy', '20000'), order('Sell', '5'))).toEqual({
    kind: 'reported',
    reported: [
      { ...reported, side: 'long', size: 20_000 },
      { ...reported, side: 'short', size: 5 },
    ],
  });
  expect(message(order('Long', '5'))).toMatchObject({ kind: 'refused' });
  expect(message(order('Buy', '-5'))).toMatchObject({ kind: 'refused' });
  expect(bybitLiquidations.subscribe(['BTCUSDT'])).toEqual([
    '{"op":"subscribe","args":["allLiquidation.BTCUSDT"]}',
  ]);
});
