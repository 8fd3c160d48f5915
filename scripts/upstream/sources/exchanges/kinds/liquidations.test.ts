import { expect, test } from 'vitest';
import { sourceTable } from '../../table/sourceTable.ts';
import { readWire } from '../../testing/readWire.ts';
import { gateioLiquidations } from '../gateio/liquidations.ts';

const order = {
  time: 1_548_654_951,
  contract: 'BTC_USDT',
  size: 600,
  order_size: -600,
  order_price: '3405',
  fill_price: '3424',
  left: 0,
};

test('Gate: the sign is the position’s, not that of the order which closed it', () => {
  const short = { ...order, size: '-12.5', order_size: '12.5' };
  expect(readWire(gateioLiquidations, [order, short])).toEqual([
    {
      symbol: 'BTC_USDT',
      time: 1_548_654_951_000,
      side: 'long',
      price: 3_424,
      size: 600,
      counted: 'contracts',
    },
    {
      symbol: 'BTC_USDT',
      time: 1_548_654_951_000,
      side: 'short',
      price: 3_424,
      size: 12.5,
      counted: 'contracts',
    },
  ]);
});

test('Gate: an order of less than a contract is one, and every call asks for decimals', () => {
  const part = (size: string) => readWire(gateioLiquidations, [{ ...order, size }])?.[0];
  expect(part('0.7')).toMatchObject({ side: 'long', size: 0.7 });
  expect(part('-0.001')).toMatchObject({ side: 'short', size: 0.001 });
  expect(sourceTable.GATE.headers).toEqual({ 'X-Gate-Size-Decimal': '1' });
});

test.each([
  ['no size', { ...order, size: 0 }],
  ['no price', { ...order, fill_price: '' }],
])('an order with %s is refused', (_what, row) => {
  expect(readWire(gateioLiquidations, [row])).toBeNull();
});
