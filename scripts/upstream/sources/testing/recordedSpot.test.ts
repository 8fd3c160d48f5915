import { describe, expect, test } from 'vitest';
import { binanceTicks } from '../exchanges/binance/ticks.ts';
import { bitgetOrderBook, bitgetTrades } from '../exchanges/bitget/depth.ts';
import { bitgetMarkets } from '../exchanges/bitget/markets.ts';
import { bybitOrderBook, bybitTrades } from '../exchanges/bybit/depth.ts';
import { bybitTickers } from '../exchanges/bybit/tickers.ts';
import { withoutAliases } from '../exchanges/coinbase/alias.ts';
import { coinbaseCandles } from '../exchanges/coinbase/candles.ts';
import { coinbaseTrades } from '../exchanges/coinbase/depth.ts';
import { gateioCandles } from '../exchanges/gateio/candles.ts';
import { gateioTrades } from '../exchanges/gateio/depth.ts';
import { gateioCurrencies, gateioMarkets } from '../exchanges/gateio/markets.ts';
import { krakenOrderBook, krakenTrades } from '../exchanges/kraken/depth.ts';
import { okxOrderBook } from '../exchanges/okx/depth.ts';
import { okxMarkets } from '../exchanges/okx/markets.ts';
import { upbitOrderBook, upbitTrades } from '../exchanges/upbit/depth.ts';
import { upbitTickers } from '../exchanges/upbit/tickers.ts';
import { readRecorded, recorded } from './recorded.ts';

const ALL = { from: 0, to: Date.UTC(2100, 0, 1), limit: 1_000 };

describe('lists of pairs', () => {
  test('Bitget: base and quote as listed, never by the ending of a name', () => {
    expect(readRecorded(bitgetMarkets, 'bitget-markets')).toMatchObject([
      { symbol: 'USDTUSD', base: 'USDT', quote: 'USD', isTrading: true },
      { symbol: 'BTCRLUSD', base: 'BTC', quote: 'RLUSD', isTrading: true },
      { symbol: 'BTCUSD1', base: 'BTC', quote: 'USD1', isTrading: true },
      { symbol: 'WLFIUSD1', base: 'WLFI', quote: 'USD1', isTrading: false, opensAt: 1_756_731_600_000 },
    ]);
  });

  test('OKX: BTC-USD and BTC-USDC have one book, and BTC-USDT its own', () => {
    const shared = ['USDG', 'USD', 'USDC', 'RLUSD'];
    expect(readRecorded(okxMarkets, 'okx-markets')).toMatchObject([
      { symbol: 'BTC-USD', isTrading: true, bookQuotes: shared },
      { symbol: 'BTC-USDC', isTrading: true, bookQuotes: shared },
      { symbol: 'BTC-USDT', isTrading: true, bookQuotes: ['USDT'] },
      { symbol: 'USDG-SGD', isTrading: false, bookQuotes: ['SGD'], opensAt: 1_781_076_600_000 },
    ]);
  });

  test('Gate: full names, and what does not trade; coins without a contract told', () => {
    expect(readRecorded(gateioMarkets, 'gate-markets')).toMatchObject([
      { symbol: 'LIT_USDT', base: 'LIT', fullName: 'Lighter', isTrading: true, opensAt: 1_767_084_300_000 },
      { symbol: 'VELO_USDT', base: 'VELO', fullName: 'Velo', isTrading: true },
      { symbol: 'BTC_USD1', base: 'BTC', quote: 'USD1', fullName: 'Bitcoin', isTrading: true },
      { symbol: 'USDT_USD', base: 'USDT', quote: 'USD', fullName: 'Tether', isTrading: false },
    ]);
    expect(readRecorded(gateioCurrencies, 'gate-currencies')).toEqual([
      { symbol: 'BTC', fullName: null, contracts: new Map() },
      { symbol: 'BTC_BSC', fullName: null, contracts: new Map() },
    ]);
  });

  test('Coinbase Exchange has delisted the second names of its pairs', () => {
    const products = recorded('coinbase-exchange-products').wire as readonly { id: string; status: string }[];
    const delisted = products.filter(({ status }) => status === 'delisted').map(({ id }) => id);
    expect(delisted).toEqual(['BTC-USDC', 'ETH-USDC']);
    const reported = delisted.map((product_id) => ({ product_id, alias: product_id.replace('USDC', 'USD') }));
    expect(withoutAliases(reported).map(({ product_id }) => product_id)).toEqual(['BTC-USD', 'ETH-USD']);
  });
});

describe('tickers and last prices', () => {
  test('Bybit: a pair that has not traded for a day, with an empty book', () => {
    const [ada, quiet] = readRecorded(bybitTickers, 'bybit-tickers') ?? [];
    expect(ada).toMatchObject({
      symbol: 'ADAUSDT',
      last: 1.222,
      open24h: 1.14,
      high24h: 1.222,
      low24h: 1.14,
    });
    expect(ada).toMatchObject({ bid: 1.21, ask: 1.222, baseVolume: 797.5, quoteVolume: 940.5354 });
    expect(quiet).toMatchObject({ symbol: 'PMTEST15EUR', last: 4, bid: null, ask: null, quoteVolume: 0 });
  });

  test('Upbit: volumes of 24 hours, the opening of the UTC day, the time of the last trade', () => {
    expect(readRecorded(upbitTickers, 'upbit-ticker-ccxt')).toMatchObject([
      {
        ...{ symbol: 'USDT-BTC', last: 73_578.655, open24h: null, openUtc0: 71_126.14598036 },
        ...{ baseVolume: 7.03935349, quoteVolume: 506_342.98398488, time: 1_710_328_237_798 },
      },
    ]);
  });

  test('Binance: the close of its mini ticker', () => {
    const [text = ''] = recorded('binance-ticks').frames ?? [];
    expect(binanceTicks.read(text)).toEqual({
      kind: 'reported',
      reported: [{ symbol: 'BNBBTC', price: 0.0025 }],
    });
  });
});

test('candles: the columns of Coinbase and of Gate', () => {
  expect(readRecorded(coinbaseCandles('BTC-USDT', 1, ALL), 'coinbase-candles')).toEqual([
    {
      ...{ time: 1_710_327_600_000, open: 73_243.33, high: 73_402.47, low: 73_241.5, close: 73_370.65 },
      ...{ volume: 1.56794406, quoteVolume: null, isOpen: null },
    },
  ]);
  expect(readRecorded(gateioCandles('X_USDT', 1, ALL), 'gate-candles')).toEqual([
    {
      ...{ time: 1_620_296_820_000, open: 42.64, high: 42.64, low: 42.55, close: 42.61 },
      ...{ volume: 0, quoteVolume: 4_659.281408, isOpen: false },
    },
  ]);
});

describe('books: best orders first', () => {
  test.each([
    ['bitget-book', bitgetOrderBook('X'), 1_698_303_884_584, [34_567, 0.2917], [34_567.15, 0.0131]],
    ['bybit-book', bybitOrderBook('X'), 1_709_199_771_584, [62_710.2, 5.52], [62_710.3, 0.01]],
    ['kraken-book', krakenOrderBook('X'), null, [241.4, 9], [241.7, 1.5]],
    ['okx-book', okxOrderBook('X'), 1_654_328_918_680, [29_692.4, 0.43986254], [29_692.5, 0.10951348]],
    ['upbit-book', upbitOrderBook('X'), 1_531_099_286_163, [7_493_000, 0.24808852], [7_494_000, 0.00759413]],
  ] as const)('%s', (name, question, time, bid, ask) => {
    const book = readRecorded(question, name);
    expect([book?.time, book?.bids[0], book?.asks[0]]).toEqual([time, bid, ask]);
  });
});

describe('trades: the taker’s side', () => {
  test.each([
    ['bitget-trades', bitgetTrades('X'), ['1', 1_622_097_282_536, 2.38735, 2_470.6224, 'buy']],
    ['bybit-trades', bybitTrades('X'), ['2100000000007764263', 1_672_052_955_758, 16_618.49, 0.00012, 'buy']],
    // Its maker sold: the order that was taken stood to sell.
    ['coinbase-trades', coinbaseTrades('X'), ['18502034', 1_710_327_617_710, 73_271.63, 0.00007448, 'buy']],
    ['gate-trades', gateioTrades('X'), ['1232893232', 1_548_000_000_123, 0.03, 0.15, 'buy']],
    ['kraken-trades-ccxt', krakenTrades('X'), ['6324366', 1_710_327_959_173, 73_324.4, 0.010309, 'buy']],
  ] as const)('%s', (name, question, expected) => {
    const [trade] = readRecorded(question, name) ?? [];
    expect([trade?.id, trade?.time, trade?.price, trade?.size, trade?.side]).toEqual(expected);
  });

  test('upbit-trades', () => {
    expect(readRecorded(upbitTrades('X'), 'upbit-trades')).toMatchObject([
      { time: 1_710_327_571_922, price: 73_249.665, size: 0.00840925, side: 'sell' },
    ]);
  });
});
