import { cost200 } from '@coinmirror/shared/indicators/ahr999.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CandleQuery } from '../../ports/candles.ts';
import { stubCoin, stubKlines, stubMinute, stubPair } from '../testing/stubCandles.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { createCandlesPort } from './candlesPort.ts';

const NOW = Date.parse('2026-03-10T09:33:20Z');
/** Close of the minute that ends at an instant. */
const closeAt = (time: number) => stubMinute(time - MINUTE)[4];

function ethereum() {
  const stub = createStubWorld({
    now: NOW,
    answers: { 'BINANCE /api/v3/klines': stubKlines(() => NOW, Date.parse('2026-01-01T16:00:00Z')) },
    pairs: [stubPair('binance', ['ethereum', 'ETH', 'USDT'], 'ETHUSDT', { rate: 0.5 })],
    coins: [stubCoin('ethereum', 3_000)],
  });
  return { stub, ...createCandlesPort(stub) };
}

describe('prices at instants', () => {
  test('are the last closes until them, in the finest candles that are kept of their time', async () => {
    const { prices } = ethereum();
    const minute = NOW - (NOW % MINUTE) - 20 * MINUTE;
    const instants = [
      minute,
      minute + 30_000,
      NOW - 3 * DAY - (NOW % (5 * MINUTE)),
      NOW - 40 * DAY - (NOW % HOUR),
      Date.parse('2026-02-01T16:00:00Z'),
      Date.parse('2026-02-01T00:00:00Z'),
    ];
    const reported = await prices('ethereum', instants);
    for (const [at, time] of instants.entries()) {
      expect(reported[at]).toBeCloseTo(closeAt(time - (time % MINUTE)) / 2, 9);
    }
  });

  test('are the beat’s price now, and null after it, before the first day and for what is unknown', async () => {
    const { prices, stub } = ethereum();
    const before = Date.parse('2025-12-01T16:00:00Z');
    expect(await prices('ethereum', [NOW, NOW + 1, before])).toEqual([3_000, null, null]);
    expect(await prices('no-such-coin', [NOW])).toEqual([null]);
    const asked = stub.asked.length;
    await prices('ethereum', [NOW, NOW + 1, before]);
    expect(stub.asked).toHaveLength(asked);
  });

  test('of hundreds of days take one reading of a list', async () => {
    const { prices, stub } = ethereum();
    const days = Array.from({ length: 60 }, (_, at) => Date.parse('2026-01-02T16:00:00Z') + at * DAY);
    const reported = await prices('ethereum', days);
    expect(stub.asked).toHaveLength(1);
    for (const [at, day] of days.entries()) expect(reported[at]).toBeCloseTo(closeAt(day) / 2, 9);
  });
});

describe('Bitcoin without any venue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** No cycle has come yet, and nobody waits long for one. */
  function silent() {
    const stub = createStubWorld({ now: NOW });
    const { list, prices } = createCandlesPort({ ...stub, market: () => new Promise(() => undefined) });
    return {
      list: (query: CandleQuery) => soon(list(query)),
      prices: (code: string, times: readonly number[]) => soon(prices(code, times)),
    };
  }

  async function soon<Value>(answer: Promise<Value>): Promise<Value> {
    await vi.advanceTimersByTimeAsync(1_500);
    return answer;
  }

  test('has its recorded closes: the captured day of ahr999 and its 200-day cost', async () => {
    const { prices } = silent();
    const last = Date.parse('2025-03-22T00:00:00Z');
    const closes = await prices(
      'bitcoin',
      Array.from({ length: 200 }, (_, at) => last - (199 - at) * DAY),
    );
    expect(closes.at(-1)).toBe(84_088.79);
    expect(cost200(closes.map(Number))).toBeCloseTo(81_353.72, 2);
    const known = ['2017-12-17', '2020-03-12', '2021-11-10', '2024-03-13'].map(
      (day) => Date.parse(day) + DAY,
    );
    expect(await prices('bitcoin', known)).toEqual([18_860.02, 4_800, 64_882.43, 73_072.41]);
    expect(await prices('bitcoin', [Date.parse('2017-08-17'), Date.parse('2026-05-10')])).toEqual([
      null,
      null,
    ]);
  });

  test('draws its days flat, each under its date in Beijing', async () => {
    const { list } = silent();
    const end = Date.parse('2025-03-22T00:00:00+08:00');
    const days = await list({ code: 'bitcoin', periodMinutes: 1440, end, limit: 10_000 });
    expect(days.at(-1)).toEqual({
      time: Date.parse('2025-03-21T00:00:00+08:00'),
      open: 84_088.79,
      high: 84_088.79,
      low: 84_088.79,
      close: 84_088.79,
      volume: 0,
      turnover: 0,
    });
    expect(cost200(days.map(({ close }) => close))).toBeCloseTo(81_353.72, 2);
    expect(days[0]?.time).toBe(Date.parse('2017-08-17T00:00:00+08:00'));
    expect(await list({ code: 'bitcoin', periodMinutes: 60, end, limit: 9 })).toEqual([]);
  });

  test('gives way to the days of a venue as soon as there are some', async () => {
    const stub = createStubWorld({
      now: NOW,
      answers: { 'BINANCE /api/v3/klines': stubKlines(() => NOW, NOW - 40 * DAY) },
      pairs: [stubPair('binance', ['bitcoin', 'BTC', 'USDT'], 'BTCUSDT')],
      coins: [stubCoin('bitcoin', 100)],
    });
    const { list, prices } = createCandlesPort(stub);
    const days = await list({ code: 'bitcoin', periodMinutes: 1440, end: NOW, limit: 10_000 });
    expect(days).toHaveLength(40);
    expect(days.every(({ high, low }) => high > low)).toBe(true);
    expect(await prices('bitcoin', [Date.parse('2020-03-13')])).toEqual([4_800]);
  });
});
