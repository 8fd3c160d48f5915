import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { binanceCandles } from '../binance/candles.ts';
import { bitgetCandles } from '../bitget/candles.ts';
import { bybitCandles } from '../bybit/candles.ts';
import { coinbaseCandles } from '../coinbase/candles.ts';
import { gateioCandles } from '../gateio/candles.ts';
import { krakenCandles } from '../kraken/candles.ts';
import { okxCandles, okxHistoryCandles } from '../okx/candles.ts';
import { upbitCandles } from '../upbit/candles.ts';
import type { CandleQuestion, VenueCandle } from './candle.ts';

const ALL = { from: 0, to: 4_000_000_000_000, limit: 1_000 };

const read = (ask: CandleQuestion, wire: unknown) => readWire(ask('BTC', 1, ALL), wire);

describe('each venue has its own order of columns', () => {
  const cases: readonly (readonly [string, CandleQuestion, unknown, VenueCandle])[] = [
    [
      'Binance',
      binanceCandles,
      [
        [
          1499040000000,
          '0.0163',
          '0.8',
          '0.0157',
          '0.0158',
          '148976.11',
          1499644799999,
          '2434.19',
          308,
          '1',
          '2',
          '0',
        ],
      ],
      {
        time: 1_499_040_000_000,
        open: 0.0163,
        high: 0.8,
        low: 0.0157,
        close: 0.0158,
        volume: 148_976.11,
        quoteVolume: 2_434.19,
        isOpen: null,
        bought: 1,
      },
    ],
    [
      'Bybit',
      bybitCandles,
      {
        retCode: 0,
        retMsg: 'OK',
        result: {
          category: 'spot',
          symbol: 'BTCUSDT',
          list: [['1670608800000', '17071', '17073', '17027', '17055.5', '268611', '15.74462667']],
        },
        time: 1_672_025_956_592,
      },
      {
        time: 1_670_608_800_000,
        open: 17_071,
        high: 17_073,
        low: 17_027,
        close: 17_055.5,
        volume: 268_611,
        quoteVolume: 15.74462667,
        isOpen: null,
      },
    ],
    [
      'Gate',
      gateioCandles,
      [
        [
          '1660957920',
          '6227.07',
          '0.0000133485',
          '0.0000133615',
          '0.0000133347',
          '0.0000133468',
          '466641934.99',
        ],
      ],
      {
        time: 1_660_957_920_000,
        open: 0.0000133468,
        high: 0.0000133615,
        low: 0.0000133347,
        close: 0.0000133485,
        volume: 466_641_934.99,
        quoteVolume: 6_227.07,
        isOpen: null,
      },
    ],
    [
      'Bitget',
      bitgetCandles,
      {
        code: '00000',
        msg: 'success',
        data: [['1656604800000', '0.0612', '0.0615', '0.0611', '0.0613', '428.34', '513994.2', '26.21']],
      },
      {
        time: 1_656_604_800_000,
        open: 0.0612,
        high: 0.0615,
        low: 0.0611,
        close: 0.0613,
        volume: 428.34,
        quoteVolume: 26.21,
        isOpen: null,
      },
    ],
    [
      'Coinbase Exchange',
      coinbaseCandles,
      [[1710327600, 73241.5, 73402.47, 73243.33, 73370.65, 1.568]],
      {
        time: 1_710_327_600_000,
        open: 73_243.33,
        high: 73_402.47,
        low: 73_241.5,
        close: 73_370.65,
        volume: 1.568,
        quoteVolume: null,
        isOpen: null,
      },
    ],
    [
      'Upbit',
      upbitCandles,
      [
        {
          market: 'KRW-BTC',
          candle_date_time_utc: '2025-06-30T23:59:00',
          candle_date_time_kst: '2025-07-01T08:59:00',
          opening_price: 145_794_000,
          high_price: 145_800_000,
          low_price: 145_759_000,
          trade_price: 145_759_000,
          timestamp: 1_751_327_999_833,
          candle_acc_trade_price: 592_248_001.5,
          candle_acc_trade_volume: 4.06,
          unit: 1,
        },
      ],
      {
        time: Date.UTC(2025, 5, 30, 23, 59),
        open: 145_794_000,
        high: 145_800_000,
        low: 145_759_000,
        close: 145_759_000,
        volume: 4.06,
        quoteVolume: 592_248_001.5,
        isOpen: null,
      },
    ],
  ];

  test.each(cases)('%s', (_venue, ask, wire, candle) => {
    expect(read(ask, wire)).toEqual([candle]);
  });
});

describe('a candle that still changes is marked', () => {
  test('OKX: by its last column, newest first; volumes of a pair and of a contract differ', () => {
    const wire = {
      code: '0',
      msg: '',
      data: [
        ['1597026443000', '3.73', '3.75', '3.7', '3.74', '1000', '3000', '3000', '0'],
        ['1597026383000', '3.721', '3.743', '3.677', '3.708', '84', '312', '312', '1'],
      ],
    };
    for (const ask of [okxCandles, okxHistoryCandles]) {
      expect(readWire(ask('LTC-USDT', 1, ALL), wire)).toMatchObject([
        { time: 1_597_026_383_000, isOpen: false, volume: 84, quoteVolume: 312 },
        { time: 1_597_026_443_000, isOpen: true, volume: 1_000, quoteVolume: 3_000 },
      ]);
    }
    const contract = ['1597026383000', '3.721', '3.743', '3.677', '3.708', '840', '84', '312', '1'];
    expect(readWire(okxCandles('LTC-USDT-SWAP', 1, ALL), { ...wire, data: [contract] })).toMatchObject([
      { volume: 84, quoteVolume: 312 },
    ]);
  });

  test('Kraken: what opens after the last closed one, under the name it gives the pair', () => {
    const wire = {
      error: [],
      result: {
        XXBTZUSD: [
          [1688671200, '30306.1', '30306.2', '30305.7', '30305.7', '30306.0', '3.5', 23],
          [1688671260, '30304.5', '30304.6', '30300.0', '30300.0', '30300.1', '0', 2],
        ],
        last: 1688671200,
      },
    };
    const candles = read(krakenCandles, wire);
    expect(candles).toMatchObject([{ isOpen: false }, { isOpen: true, close: 30_300, quoteVolume: 0 }]);
    expect(candles?.[0]?.quoteVolume).toBeCloseTo(106_071, 6);
    expect(read(krakenCandles, { error: ['EGeneral:Too many requests'] })).toBeNull();
  });

  test('Gate: by the column that newer answers have', () => {
    const row = ['1660957920', '1', '2', '3', '1', '2', '5'];
    expect(
      read(gateioCandles, [
        [...row, 'false'],
        [...row, 'true'],
      ]),
    ).toMatchObject([{ isOpen: true }, { isOpen: false }]);
  });
});

test('columns in another order are refused, and named', () => {
  const { decode } = coinbaseCandles('BTC-USD', 1, ALL);
  const body = Buffer.from(JSON.stringify([[60, 10, 11, 9, 10, 1]]));
  expect(decode.read(body)).toBeNull();
  expect(decode.faults(body)).toEqual(['1 of 1 rows: open and close between low and high (1)']);
});
