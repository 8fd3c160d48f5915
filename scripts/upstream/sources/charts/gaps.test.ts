import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { stubKlines, stubMinute, stubPair } from '../testing/stubCandles.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { createCandlesPort } from './candlesPort.ts';
import { fillQuiet } from './fillQuiet.ts';

const times = (candles: readonly { readonly time: number }[]) => candles.map(({ time }) => time);

describe('a downtime of Binance stays a gap', () => {
  test.each([
    ['minutes', '2020-11-30T06:00:00Z', '2020-11-30T07:00:00Z', 1],
    ['quarters of an hour', '2019-03-12T02:00:00Z', '2019-03-12T08:00:00Z', 15],
  ])('%s of %s', async (_length, from, to, period) => {
    const [begins, ends] = [Date.parse(from), Date.parse(to)];
    const [now, down] = [ends + 30 * 24 * HOUR, (time: number) => time >= begins && time < ends];
    const stub = createStubWorld({
      now,
      answers: { 'BINANCE /api/v3/klines': stubKlines(() => now, 0, down) },
      pairs: [stubPair('binance', ['bitcoin', 'BTC', 'USDT'], 'BTCUSDT')],
    });
    const { list } = createCandlesPort(stub);
    const read = (periodMinutes: number, limit: number) =>
      list({ code: 'binance_btc_usdt', periodMinutes, end: ends + 3 * HOUR, limit, dayBoundary: 'utc0' });
    const around = await read(period, (9 * HOUR) / (period * MINUTE));
    expect(times(around).filter(down)).toEqual([]);
    // As many as were asked for: the gap's are older ones.
    expect(times(around)).toHaveLength((9 * HOUR) / (period * MINUTE));
    expect(times(around)[0]).toBe(ends - 6 * HOUR - (ends - begins));
    const asked = stub.asked.length;
    await read(period, (9 * HOUR) / (period * MINUTE));
    expect(stub.asked).toHaveLength(asked);
    // The day is the sum of the candles that there are.
    const [day] = await read(1440, 1);
    const parts = (await read(period, 1_440)).filter(({ time }) => time >= (day?.time ?? 0));
    const rest = (await read(60, 24)).filter(({ time }) => time >= (day?.time ?? 0));
    expect(Math.max(...rest.map(({ high }) => high))).toBe(Math.max(...parts.map(({ high }) => high)));
    expect(rest.reduce((sum, { volume }) => sum + volume, 0)).toBeCloseTo(
      parts.reduce((sum, { volume }) => sum + volume, 0),
      6,
    );
  });
});

describe('a quiet minute of Upbit is filled', () => {
  const begins = Date.parse('2024-01-07T04:30:00Z');
  const quiet = Date.parse('2024-01-07T05:02:00Z');
  const row = (time: number) => {
    const [, open, high, low, close, volume] = stubMinute(time);
    return {
      candle_date_time_utc: new Date(time).toISOString().slice(0, 19),
      opening_price: open,
      high_price: high,
      low_price: low,
      trade_price: close,
      candle_acc_trade_volume: volume,
      candle_acc_trade_price: volume * 100,
    };
  };

  test('2024-01-07 05:02: the last close, and no volume', async () => {
    const minutes = Array.from({ length: 60 }, (_, at) => begins + at * MINUTE);
    const reported = minutes.filter((time) => time !== quiet);
    const stub = createStubWorld({
      now: begins + HOUR + 30_000,
      answers: { 'UPBIT /v1/candles/minutes/1': reported.toReversed().map(row) },
      pairs: [stubPair('upbit', ['bitcoin', 'BTC', 'USDT'], 'USDT-BTC')],
    });
    const { list } = createCandlesPort(stub);
    const end = begins + HOUR;
    const candles = await list({ code: 'upbit_btc_usdt', periodMinutes: 1, end, limit: 60 });
    expect(times(candles)).toEqual(minutes);
    const [before, filled] = candles.slice(31, 33);
    expect(filled).toEqual({
      time: quiet,
      open: before?.close,
      high: before?.close,
      low: before?.close,
      close: before?.close,
      volume: 0,
      turnover: 0,
    });
    // What is filled is not kept as if it had been reported.
    expect(times(stub.store.candles.list('upbit_btc_usdt', 1, end, 99))).toEqual(reported);
  });
});

describe('what is missing is filled', () => {
  const length = { minutes: 1, shift: 0 } as const;
  const at = (minute: number) => ({
    time: minute * MINUTE,
    open: 1,
    high: 1,
    low: 1,
    close: 1,
    volume: 1,
    turnover: 1,
  });
  const minutes = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => at(from + i));
  const span = (from: number, to: number) => ({ from: from * MINUTE, to: to * MINUTE });

  test('not where nobody answered', () => {
    const candles = [at(0), at(5)];
    expect(fillQuiet(candles, [span(0, 3), span(5, 6)], length, 6 * MINUTE)).toEqual(candles);
    expect(fillQuiet(candles, [span(0, 6)], length, 6 * MINUTE)).toHaveLength(6);
  });

  test('not where a lively pair lacks thirty minutes in a row', () => {
    const lively = [...minutes(0, 100), ...minutes(140, 200)];
    expect(fillQuiet(lively, [span(0, 200)], length, 200 * MINUTE)).toEqual(lively);
    const sleepy = [0, 20, 80, 85, 160].map(at);
    expect(fillQuiet(sleepy, [span(0, 200)], length, 200 * MINUTE)).toHaveLength(200);
  });

  test('until the end of what was answered', () => {
    const candles = [at(0), at(1)];
    expect(times(fillQuiet(candles, [span(0, 4)], length, 9 * MINUTE))).toEqual(
      [0, 1, 2, 3].map((minute) => minute * MINUTE),
    );
  });
});
