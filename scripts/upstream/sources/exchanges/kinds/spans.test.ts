import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { binanceBeijingDays, binanceCandles } from '../binance/candles.ts';
import { bitgetBeijingDays, bitgetCandles } from '../bitget/candles.ts';
import { bybitCandles } from '../bybit/candles.ts';
import { coinbaseCandles } from '../coinbase/candles.ts';
import { gateioCandles } from '../gateio/candles.ts';
import { krakenCandles } from '../kraken/candles.ts';
import { okxBeijingDays, okxCandles, okxHistoryBeijingDays } from '../okx/candles.ts';
import { upbitCandles } from '../upbit/candles.ts';

describe('a span', () => {
  const span = { from: 60_000, to: 240_000, limit: 2 };
  const rows = [0, 1, 2, 3, 4].map((minute) => [minute * 60, 9, 11, 10, 10, 1]).toReversed();

  test('takes its last candles, oldest first, without its end', () => {
    const candles = readWire(coinbaseCandles('BTC-USD', 1, span), rows);
    expect(candles?.map(({ time }) => time)).toEqual([120_000, 180_000]);
  });

  test.each([
    [binanceCandles, 'startTime=120000&endTime=239999&limit=2'],
    [okxCandles, 'bar=1m&after=240000&before=59999&limit=2'],
    [bybitCandles, 'interval=1&start=60000&end=239999&limit=2'],
    [gateioCandles, 'interval=1m&from=120&to=239'],
    [bitgetCandles, 'granularity=1min&startTime=60000&endTime=239999&limit=2'],
    [coinbaseCandles, 'granularity=60&start=1970-01-01T00:02:00.000Z&end=1970-01-01T00:03:59.999Z'],
    [krakenCandles, 'interval=1&since=59'],
    [upbitCandles, 'to=1970-01-01T00:04:00Z&count=2'],
  ])('is asked as each venue wants it %#', (ask, query) => {
    expect(ask('X', 1, span).path).toContain(query);
  });

  test.each([
    [binanceBeijingDays, 'interval=1d&timeZone=8&startTime=60000'],
    [okxBeijingDays, 'market/candles?instId=X&bar=1D&after=240000'],
    [okxHistoryBeijingDays, 'market/history-candles?instId=X&bar=1D&after=240000'],
    [bitgetBeijingDays, 'granularity=1day&startTime=60000'],
  ])('of days that begin at Beijing midnight is asked for by name %#', (ask, query) => {
    expect(ask('X', span).path).toContain(query);
  });

  test.each([okxCandles, bitgetCandles])('of days begins at UTC midnight %#', (ask) => {
    expect(ask('X', 1440, span).path).toContain('=1Dutc&');
  });
});
