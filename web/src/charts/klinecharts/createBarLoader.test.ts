import type { DataLoaderGetBarsParams, KLineData } from 'klinecharts';
import { describe, expect, it, vi } from 'vitest';
import { type BarQuery, type BarSource, type BarState, createBarLoader } from './createBarLoader.ts';
import type { CandlePoint } from './toKLineData.ts';

const bar = (time: number, close: number): CandlePoint => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  turnover: 1,
});

/** A source that answers when the test tells it to. */
function slowSource() {
  const waiting: { query: BarQuery; answer: (bars: readonly CandlePoint[]) => void; fail: () => void }[] = [];
  const followers: ((candle: CandlePoint) => void)[] = [];
  const unfollow = vi.fn();
  const source: BarSource = {
    load: (query) =>
      new Promise((answer, reject) => waiting.push({ query, answer, fail: () => reject(new Error('no')) })),
    follow: (onCandle) => {
      followers.push(onCandle);
      return unfollow;
    },
  };
  return { source, waiting, followers, unfollow };
}

function start() {
  const slow = slowSource();
  const states: BarState[] = [];
  const loader = createBarLoader(
    () => slow.source,
    (state) => states.push(state),
  );
  const ask = (type: DataLoaderGetBarsParams['type'], timestamp: number | null = null) => {
    const callback = vi.fn<DataLoaderGetBarsParams['callback']>();
    const symbol = { ticker: 'bitcoin', pricePrecision: 2, volumePrecision: 2 };
    const done = loader.getBars({ type, timestamp, symbol, period: { type: 'day', span: 1 }, callback });
    return { callback, done };
  };
  const subscribe = () => {
    const painted: KLineData[] = [];
    loader.subscribeBar?.({
      symbol: { ticker: 'bitcoin', pricePrecision: 2, volumePrecision: 2 },
      period: { type: 'day', span: 1 },
      callback: (data) => painted.push(data),
    });
    return painted;
  };
  return { ...slow, states, ask, subscribe };
}

describe('candles that cannot be loaded', () => {
  it('because their source is paused say so in its words', async () => {
    const paused = { kind: 'unconnected', why: 'paused', word: '暂停', message: '币安：地区限制' } as const;
    const states: BarState[] = [];
    const source: BarSource = { load: () => Promise.reject(paused), isFinal: () => false };
    const loader = createBarLoader(
      () => source,
      (next) => states.push(next),
    );
    await loader.getBars({
      ...{ type: 'init', timestamp: null, callback: () => {} },
      symbol: { ticker: 'binance_btc_usdt', pricePrecision: 2, volumePrecision: 2 },
      period: { type: 'day', span: 1 },
    });
    expect(states).toEqual(['loading', paused]);
  });

  it.each([
    [true, 'refused'],
    [false, 'failed'],
  ])('for good (%s) are %s', async (isFinal, state) => {
    const states: BarState[] = [];
    const source: BarSource = { load: () => Promise.reject(new Error('no')), isFinal: () => isFinal };
    const loader = createBarLoader(
      () => source,
      (next) => states.push(next),
    );
    await loader.getBars({
      ...{ type: 'init', timestamp: null, callback: () => {} },
      symbol: { ticker: 'bitcoin', pricePrecision: 2, volumePrecision: 2 },
      period: { type: 'day', span: 1 },
    });
    expect(states).toEqual(['loading', state]);
  });
});

describe('loading candles', () => {
  it('passes the candles on and reports ready', async () => {
    const { ask, waiting, states } = start();
    const first = ask('init');
    waiting[0]?.answer([bar(2, 20), bar(1, 10)]);
    await first.done;
    expect(first.callback.mock.calls[0]?.[0].map((data) => data.close)).toEqual([10, 20]);
    expect(states).toEqual(['loading', 'ready']);
  });

  it('drops the slow answer for a coin that is no longer shown', async () => {
    const { ask, waiting, states } = start();
    const old = ask('init');
    const current = ask('init');
    waiting[1]?.answer([bar(1, 3000)]);
    waiting[0]?.answer([bar(1, 60_000)]);
    await Promise.all([old.done, current.done]);
    expect(old.callback).not.toHaveBeenCalled();
    expect(waiting[0]?.query.signal.aborted).toBe(true);
    expect(current.callback).toHaveBeenCalledOnce();
    expect(states).toEqual(['loading', 'loading', 'ready']);
  });

  it('drops older candles requested before the coin changed', async () => {
    const { ask, waiting } = start();
    const first = ask('init');
    waiting[0]?.answer([bar(5, 1)]);
    await first.done;
    const older = ask('forward', 5);
    ask('init');
    waiting[1]?.answer([bar(4, 1)]);
    await older.done;
    expect(waiting[1]?.query.before).toBe(5);
    expect(older.callback).not.toHaveBeenCalled();
  });

  it('drops a late failure of the previous coin', async () => {
    const { ask, waiting, states } = start();
    const old = ask('init');
    ask('init');
    waiting[0]?.fail();
    await old.done;
    expect(states).not.toContain('failed');
  });

  it('reports a failure, and lets older candles be requested again', async () => {
    const { ask, waiting, states } = start();
    const first = ask('init');
    waiting[0]?.fail();
    await first.done;
    expect(states.at(-1)).toBe('failed');
    const older = ask('forward', 5);
    waiting[1]?.fail();
    await older.done;
    expect(older.callback).toHaveBeenCalledWith([], { forward: true, backward: false });
  });

  it('asks for more only while full batches come', async () => {
    const { ask, waiting } = start();
    const first = ask('init');
    waiting[0]?.answer([bar(1, 1)]);
    await first.done;
    expect(first.callback.mock.calls[0]?.[1]).toEqual({ forward: false, backward: false });
  });
});

describe('following candles', () => {
  it('draws no candle of the previous coin over the new one', async () => {
    const { ask, subscribe, waiting, followers, unfollow } = start();
    const first = ask('init');
    waiting[0]?.answer([bar(1, 1)]);
    await first.done;
    const painted = subscribe();
    followers[0]?.(bar(2, 60_000));
    ask('init');
    followers[0]?.(bar(3, 61_000));
    expect(painted.map((data) => data.close)).toEqual([60_000]);
    expect(unfollow).toHaveBeenCalledOnce();
  });
});
