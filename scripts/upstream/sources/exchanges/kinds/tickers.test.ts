import { describe, expect, test } from 'vitest';
import type { Question } from '../../question/question.ts';
import { binanceTickers } from '../binance/tickers.ts';
import { bitgetTickers } from '../bitget/tickers.ts';
import { bybitTickers } from '../bybit/tickers.ts';
import { coinbaseTickers } from '../coinbase/tickers.ts';
import { gateioTickers } from '../gateio/tickers.ts';
import { krakenTickers } from '../kraken/tickers.ts';
import { okxTickers } from '../okx/tickers.ts';
import { upbitTickers } from '../upbit/tickers.ts';
import type { VenueTicker } from './ticker.ts';

const read = (question: Question<readonly VenueTicker[]>, wire: unknown) =>
  question.decode.read(Buffer.from(JSON.stringify(wire)));

const binanceRow = {
  symbol: 'BTCUSDT',
  priceChange: '-1234.50',
  priceChangePercent: '-1.976',
  lastPrice: '61234.50',
  openPrice: '62469.00',
  highPrice: '62900.00',
  lowPrice: '60800.10',
  bidPrice: '61234.49',
  askPrice: '61234.50',
  volume: '21345.678',
  quoteVolume: '1311223344.55',
  openTime: 1_773_028_800_000,
  closeTime: 1_773_115_200_000,
  count: 3_456_789,
};

describe('tickers are read from what each venue answers', () => {
  test('Binance: prices and volumes as texts, its own clock', () => {
    expect(read(binanceTickers, [binanceRow])).toEqual([
      {
        symbol: 'BTCUSDT',
        last: 61_234.5,
        open24h: 62_469,
        high24h: 62_900,
        low24h: 60_800.1,
        bid: 61_234.49,
        ask: 61_234.5,
        baseVolume: 21_345.678,
        quoteVolume: 1_311_223_344.55,
        time: 1_773_115_200_000,
        openUtc8: null,
        openUtc0: null,
      },
    ]);
  });

  test('OKX: both midnights, an empty side of the book', () => {
    const wire = {
      code: '0',
      msg: '',
      data: [
        {
          instType: 'SPOT',
          instId: 'BTC-USDT',
          last: '61230.1',
          bidPx: '',
          askPx: '61230.2',
          open24h: '62400',
          high24h: '62880',
          low24h: '60790',
          vol24h: '5432.1',
          volCcy24h: '333444555.6',
          sodUtc0: '61900',
          sodUtc8: '62010.5',
          ts: '1773115200123',
        },
      ],
    };
    expect(read(okxTickers, wire)?.[0]).toMatchObject({
      bid: null,
      quoteVolume: 333_444_555.6,
      openUtc0: 61_900,
      openUtc8: 62_010.5,
      time: 1_773_115_200_123,
    });
    expect(read(okxTickers, { ...wire, code: '50011' })).toBeNull();
  });

  test('Bybit: the change from two prices, not from its fraction', () => {
    const row = {
      symbol: 'ETHUSDT',
      lastPrice: '3045.6',
      prevPrice24h: '2944',
      price24hPcnt: '0.0345',
      highPrice24h: '3100',
      lowPrice24h: '2900',
      volume24h: '1000',
      turnover24h: '3045600',
      bid1Price: '3045.5',
      ask1Price: '3045.7',
    };
    const wire = {
      retCode: 0,
      retMsg: 'OK',
      result: { category: 'spot', list: [row] },
      time: 1_773_115_200_456,
    };
    const [ticker] = read(bybitTickers, wire) ?? [];
    expect(changeOf(ticker)).toBeCloseTo(3.451, 3);
    expect(ticker?.time).toBe(1_773_115_200_456);
  });

  test('Gate: the opening from a change in percent, no clock', () => {
    const row = {
      currency_pair: 'XT_USDT',
      last: '0.9457',
      lowest_ask: '0.9460',
      highest_bid: '0.9455',
      change_percentage: '-5.43',
      base_volume: '1000',
      quote_volume: '950',
      high_24h: '1.01',
      low_24h: '0.94',
    };
    const [ticker] = read(gateioTickers, [row]) ?? [];
    expect(ticker?.open24h).toBeCloseTo(1, 6);
    expect(ticker?.time).toBeNull();
  });

  test('Bitget: the opening itself, not its fraction', () => {
    const row = {
      symbol: 'SOLUSDT',
      lastPr: '150',
      open: '142',
      high24h: '151',
      low24h: '140',
      change24h: '0.0563',
      changeUtc24h: '0.02',
      baseVolume: '10',
      quoteVolume: '1480',
      usdtVolume: '1480',
      bidPr: '149.9',
      askPr: '150.1',
      openUtc: '147',
      ts: '1773115200000',
    };
    const [ticker] = read(bitgetTickers, { code: '00000', msg: 'success', data: [row] }) ?? [];
    expect(changeOf(ticker)).toBeCloseTo(5.634, 3);
    expect(ticker?.openUtc0).toBe(147);
  });

  test('Coinbase: what does not trade is left out', () => {
    const product = {
      product_id: 'BTC-USD',
      price: '61240',
      price_percentage_change_24h: '-2',
      volume_24h: '100',
      product_type: 'SPOT',
      status: 'online',
      is_disabled: false,
      trading_disabled: false,
    };
    const wire = {
      products: [
        product,
        { ...product, product_id: 'NAV-BTC', trading_disabled: true },
        { ...product, product_id: 'OLD-USD', status: 'delisted' },
        { ...product, product_id: 'NEW-USD', price: '' },
      ],
    };
    const tickers = read(coinbaseTickers, wire) ?? [];
    expect(tickers.map(({ symbol }) => symbol)).toEqual(['BTC-USD']);
    expect(tickers[0]?.open24h).toBeCloseTo(62_489.8, 1);
  });

  test('Kraken: its opening is of the UTC day and never a change over 24 hours', () => {
    const wire = {
      error: [],
      result: {
        XETHZUSD: {
          a: ['2430.60', '1', '1.000'],
          b: ['2430.50', '2', '2.000'],
          c: ['2430.58', '0.1'],
          v: ['100', '200'],
          p: ['2450', '2440'],
          t: [10, 20],
          l: ['2400', '2390'],
          h: ['2580', '2590'],
          o: '2571.56',
        },
      },
    };
    const [ticker] = read(krakenTickers, wire) ?? [];
    expect(ticker).toMatchObject({ open24h: null, openUtc0: 2_571.56, last: 2_430.58, quoteVolume: 488_000 });
    expect(read(krakenTickers, { error: ['EService:Unavailable'], result: {} })).toBeNull();
  });

  test('Upbit: rates and openings of the UTC day are no change over 24 hours', () => {
    const row = {
      market: 'USDT-BTC',
      trade_price: 73_578.66,
      opening_price: 71_126,
      signed_change_rate: 0.0344811178,
      acc_trade_volume_24h: 6.88,
      acc_trade_price_24h: 506_343,
      trade_timestamp: 1_773_115_199_000,
    };
    expect(read(upbitTickers, [row])?.[0]).toMatchObject({ open24h: null, openUtc0: 71_126 });
  });
});

describe('an answer of another shape', () => {
  test('is refused where most rows are odd, and loses its odd rows where few are', () => {
    const odd = { ...binanceRow, lastPrice: 'NaN' };
    const good = Array.from({ length: 19 }, () => binanceRow);
    expect(read(binanceTickers, [...good, odd])).toHaveLength(19);
    expect(read(binanceTickers, [binanceRow, odd])).toBeNull();
  });

  test.each(['', '<html>', '{"code":0}', '[{"symbol":1}]', 'null'])('%j is refused', (text) => {
    expect(binanceTickers.decode.read(Buffer.from(text))).toBeNull();
  });
});

function changeOf(ticker: VenueTicker | undefined): number {
  return ticker?.open24h ? (ticker.last / ticker.open24h - 1) * 100 : Number.NaN;
}
