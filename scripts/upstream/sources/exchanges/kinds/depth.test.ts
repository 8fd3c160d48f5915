import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { binanceOrderBook, binanceTrades } from '../binance/depth.ts';
import { bitgetOrderBook, bitgetTrades } from '../bitget/depth.ts';
import { bybitOrderBook, bybitTrades } from '../bybit/depth.ts';
import { coinbaseOrderBook, coinbaseTrades } from '../coinbase/depth.ts';
import { gateioOrderBook, gateioTrades } from '../gateio/depth.ts';
import { krakenOrderBook, krakenTrades } from '../kraken/depth.ts';
import { okxOrderBook, okxTrades } from '../okx/depth.ts';
import { upbitOrderBook, upbitTrades } from '../upbit/depth.ts';
import type { OrderBookQuestion, TradesQuestion } from './book.ts';

const AT = 1_773_115_200_000;
const okx = (data: unknown) => ({ code: '0', msg: '', data });
const bybit = (result: unknown) => ({ retCode: 0, retMsg: 'OK', result, time: AT });
const bitget = (data: unknown) => ({ code: '00000', msg: 'success', requestTime: AT, data });
const kraken = (result: unknown) => ({ error: [], result });

describe('an order book is [price, size], best first', () => {
  const bids = [
    ['61234.49', '0.5'],
    ['61234.00', '1.25'],
  ];
  const asks = [['61234.50', '0.1']];
  const fours = (side: readonly (readonly string[])[]) => side.map((level) => [...level, '0', '3']);
  const unit = {
    ask_price: 61_234.5,
    bid_price: 61_234.49,
    ask_size: 0.1,
    bid_size: 0.5,
  };

  test.each<readonly [string, OrderBookQuestion, unknown, number | null]>([
    ['Binance', binanceOrderBook, { lastUpdateId: 1_027_024, bids, asks }, null],
    ['OKX', okxOrderBook, okx([{ bids: fours(bids), asks: fours(asks), ts: `${AT}` }]), AT],
    ['Bybit', bybitOrderBook, bybit({ s: 'BTCUSDT', b: bids, a: asks, ts: AT, u: 1, seq: 2, cts: AT }), AT],
    ['Gate', gateioOrderBook, { id: 1, current: AT, update: AT - 5, bids, asks }, AT],
    ['Bitget', bitgetOrderBook, bitget({ bids, asks, ts: `${AT}` }), AT],
    [
      'Coinbase Exchange',
      coinbaseOrderBook,
      { sequence: 1, time: '2026-03-10T04:00:00Z', bids: bids.map((level) => [...level, 3]), asks },
      AT,
    ],
    [
      'Kraken',
      krakenOrderBook,
      kraken({ XXBTZUSD: { bids: bids.map((level) => [...level, 1]), asks } }),
      null,
    ],
    [
      'Upbit',
      upbitOrderBook,
      [
        {
          market: 'USDT-BTC',
          timestamp: AT,
          orderbook_units: [unit, { ...unit, bid_price: 61_234, bid_size: 1.25, ask_price: 0, ask_size: 0 }],
        },
      ],
      AT,
    ],
  ])('%s', (_venue, ask, wire, time) => {
    expect(readWire(ask('BTC'), wire)).toMatchObject({
      time,
      bids: [
        [61_234.49, 0.5],
        [61_234, 1.25],
      ],
      asks: [[61_234.5, 0.1]],
    });
  });
});

test.each<readonly [string, OrderBookQuestion, string, string]>([
  ['Binance', binanceOrderBook, 'limit=100', 'limit=500'],
  ['OKX', okxOrderBook, 'sz=100', 'sz=400'],
  ['Bybit', bybitOrderBook, 'limit=100', 'limit=200'],
  ['Gate', gateioOrderBook, 'limit=100', 'limit=100'],
  ['Bitget', bitgetOrderBook, 'limit=100', 'limit=150'],
  ['Kraken', krakenOrderBook, 'count=100', 'count=500'],
])('%s tells a hundred levels, and more where it has them', (_venue, ask, few, many) => {
  expect(ask('BTC').path).toContain(few);
  expect(ask('BTC', 1_000).path).toContain(many);
});

describe("a trade's side is the taker's, the newest trade is first", () => {
  const rest = { price: '100', size: '2' };

  test.each<readonly [string, TradesQuestion, unknown]>([
    [
      'Binance: a buyer who made the market was sold to',
      binanceTrades,
      [
        { a: 1, p: '100', q: '2', f: 5, l: 5, T: AT, m: false, M: true },
        { a: 2, p: '100', q: '2', f: 6, l: 8, T: AT + 1_000, m: true, M: true },
      ],
    ],
    [
      'OKX',
      okxTrades,
      okx([
        { instId: 'BTC-USDT', side: 'sell', sz: '2', px: '100', tradeId: '2', ts: `${AT + 1_000}` },
        { instId: 'BTC-USDT', side: 'buy', sz: '2', px: '100', tradeId: '1', ts: `${AT}` },
      ]),
    ],
    [
      'Bybit',
      bybitTrades,
      bybit({
        category: 'spot',
        list: [
          { ...rest, execId: '2', side: 'Sell', time: `${AT + 1_000}`, isBlockTrade: false },
          { ...rest, execId: '1', side: 'Buy', time: `${AT}`, isBlockTrade: false },
        ],
      }),
    ],
    [
      'Gate: milliseconds with a fraction',
      gateioTrades,
      [
        { id: '2', create_time_ms: `${AT + 1_000}.4578`, side: 'sell', amount: '2', price: '100' },
        { id: '1', create_time_ms: `${AT}.378`, side: 'buy', amount: '2', price: '100' },
      ],
    ],
    [
      'Bitget',
      bitgetTrades,
      bitget([
        { ...rest, symbol: 'BTCUSDT', tradeId: '2', side: 'sell', ts: `${AT + 1_000}` },
        { ...rest, symbol: 'BTCUSDT', tradeId: '1', side: 'Buy', ts: `${AT}` },
      ]),
    ],
    [
      "Coinbase Exchange: it tells the maker's",
      coinbaseTrades,
      [
        { ...rest, trade_id: 2, side: 'buy', time: '2026-03-10T04:00:01Z' },
        { ...rest, trade_id: 1, side: 'sell', time: '2026-03-10T04:00:00.000Z' },
      ],
    ],
    [
      'Kraken',
      krakenTrades,
      kraken({
        XXBTZUSD: [
          ['100', '2', AT / 1000, 'b', 'l', '', 1],
          ['100', '2', AT / 1000 + 1, 's', 'm', '', 2],
        ],
        last: '1773115201000000000',
      }),
    ],
    [
      'Upbit',
      upbitTrades,
      [
        { sequential_id: 2, timestamp: AT + 1_000, trade_price: 100, trade_volume: 2, ask_bid: 'ASK' },
        { sequential_id: 1, timestamp: AT, trade_price: 100, trade_volume: 2, ask_bid: 'BID' },
      ],
    ],
  ])('%s', (_venue, ask, wire) => {
    expect(readWire(ask('BTC'), wire)).toEqual([
      { id: '2', time: AT + 1_000, price: 100, size: 2, side: 'sell' },
      { id: '1', time: AT, price: 100, size: 2, side: 'buy' },
    ]);
  });
});

test('trades of Upbit whose identifiers are neighbours above 2^53 stay two', () => {
  const row = (id: string) =>
    `{"sequential_id": ${id}, "timestamp": ${AT}, "trade_price": 100, "trade_volume": 2, "ask_bid": "ASK"}`;
  const body = Buffer.from(`[${row('17731152010000001')}, ${row('17731152010000002')}]`);
  const ids = upbitTrades('KRW-BTC')
    .decode.read(body)
    ?.map(({ id }) => id);
  expect(ids).toEqual(['17731152010000001', '17731152010000002']);
});

test('an answer without a book or with another side is refused', () => {
  expect(readWire(krakenOrderBook('XBTUSD'), kraken({}))).toBeNull();
  expect(readWire(okxOrderBook('BTC-USDT'), okx([]))).toBeNull();
  expect(
    readWire(okxTrades('BTC-USDT'), okx([{ side: 'long', sz: '2', px: '1', tradeId: '1', ts: '1' }])),
  ).toBeNull();
});
