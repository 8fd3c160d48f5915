import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from '#testing/FakeSocket.ts';
import { createLiveClient } from './client.ts';

const timings = {
  reconnectDelay: 3000,
  hiddenCloseDelay: 1000,
  silenceLimit: 25_000,
  flushInterval: 250,
  releaseDelay: 20_000,
  lostAfter: 10_000,
};

function start(onBack = () => {}) {
  const client = createLiveClient({
    onBack,
    url: 'ws://test/live',
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    timings,
  });
  return { client, latest: () => FakeSocket.all.at(-1) };
}

function tick(seq: number, price: number) {
  const data = { price_usd: price, change_24h: 1, change_utc8: 1, change_utc0: 1, vol_usd: 9 };
  return { ch: 'ticker.bitcoin', ts: 1000 + seq, seq, data };
}

describe('live client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  test('opens no socket on a page that may not be live', () => {
    const { client } = start();
    client.retain('ticker', 'bitcoin');
    client.setVisible(true);
    expect(FakeSocket.all).toHaveLength(0);
  });

  test('opens no socket while nothing on the page is live, and closes it some time after nothing is', () => {
    const { client, latest } = start();
    client.setAllowed(true);
    client.accompany('bitcoin');
    expect(FakeSocket.all).toHaveLength(0);
    expect(client.silentSince()).toBeNull();
    const release = client.retain('ticker', 'solana');
    latest()?.open();
    expect(latest()?.sent).toEqual([{ op: 'subscribe', args: ['ticker.bitcoin', 'ticker.solana'] }]);
    release();
    vi.advanceTimersByTime(19_999);
    expect(latest()?.readyState).toBe(1);
    vi.advanceTimersByTime(1);
    expect(latest()?.readyState).toBe(3);
    expect(client.silentSince()).toBeNull();
  });

  test('subscribes to every wanted channel again after a reconnect', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    latest()?.onclose?.();
    vi.advanceTimersByTime(3000);
    latest()?.open();
    expect(latest()?.sent).toEqual([{ op: 'subscribe', args: ['ticker.bitcoin'] }]);
  });

  test('folds a thousand ticks in a quarter of a second into one flush with the newest price', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    const onCycle = vi.fn();
    client.ticks.subscribe(onCycle);
    client.setAllowed(true);
    latest()?.open();
    for (let seq = 1; seq <= 1000; seq++) latest()?.hear(tick(seq, seq));
    latest()?.hear(tick(5, -1));
    vi.advanceTimersByTime(250);
    expect(onCycle).toHaveBeenCalledTimes(1);
    expect(client.ticks.of('bitcoin')).toMatchObject({ code: 'bitcoin', price: 1000 });
  });

  test('drops the tick of a coin that nobody wants any more', () => {
    const { client, latest } = start();
    const release = client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    latest()?.hear(tick(1, 7));
    vi.advanceTimersByTime(250);
    release();
    vi.advanceTimersByTime(19_000);
    expect(client.ticks.of('bitcoin')).toMatchObject({ price: 7 });
    vi.advanceTimersByTime(1_000);
    expect(client.ticks.of('bitcoin')).toBeUndefined();
  });

  test('answers a ping with the same number', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    latest()?.hear({ ping: 1519789122605 });
    expect(latest()?.sent).toContainEqual({ pong: 1519789122605 });
  });

  test('closes 1 s after the tab is hidden, and keeps the connection for less', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    client.setVisible(false);
    vi.advanceTimersByTime(900);
    client.setVisible(true);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(1);
    client.setVisible(false);
    vi.advanceTimersByTime(1000);
    expect(latest()?.readyState).toBe(3);
    client.setVisible(true);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a listener hears each message of its own channel, and nothing broken, nor after it let go', () => {
    const { client, latest } = start();
    const received: unknown[] = [];
    const release = client.retain('liquidation', '', (orders) => received.push(...orders));
    client.setAllowed(true);
    latest()?.open();
    const venue = { exchangeCode: 'okx', exchange: '欧易' };
    const order = { code: 'bitcoin', symbol: 'BTC', time: 1000, side: 'long', price: 9, usd: 5, ...venue };
    const push = (seq: number, id: string, ch = 'liquidation') =>
      latest()?.hear({ ch, ts: 1, seq, data: [{ ...order, id }] });
    push(1, 'a');
    push(2, 'b');
    push(3, 'c', 'other');
    latest()?.hear({ ch: 'liquidation', ts: 1, seq: 4, data: 'broken' });
    release();
    push(5, 'd');
    expect(received).toEqual([
      { ...order, id: 'a' },
      { ...order, id: 'b' },
    ]);
  });

  test('of a channel that tells whole states the newest comes with the beat', () => {
    const { client, latest } = start();
    const received: number[] = [];
    client.retain('depth', 'binance_btc_usdt', ({ time }) => received.push(time));
    client.setAllowed(true);
    latest()?.open();
    for (const seq of [1, 2, 4, 3])
      latest()?.hear({ ch: 'depth.binance_btc_usdt', ts: 1, seq, data: { ts: seq, bids: [], asks: [] } });
    expect(received).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(received).toEqual([4000]);
  });

  test('knows since when nothing new has come: neither pings nor replayed state count', () => {
    const { client, latest } = start();
    client.setAllowed(true);
    client.retain('ticker', 'bitcoin');
    const opened = client.silentSince() ?? Number.NaN;
    latest()?.open();
    vi.advanceTimersByTime(5_000);
    latest()?.hear(tick(7, 1));
    vi.advanceTimersByTime(250);
    expect(client.silentSince()).toBe(opened + 5_250);
    vi.advanceTimersByTime(5_000);
    latest()?.hear({ ping: 1 });
    latest()?.hear(tick(7, 1));
    latest()?.hear({ ch: 'liquidation', ts: 9, seq: 6, data: {} });
    vi.advanceTimersByTime(250);
    expect(client.silentSince()).toBe(opened + 5_250);
    latest()?.hear({ ch: 'liquidation', ts: 10, seq: 8, data: {} });
    expect(client.silentSince()).toBe(opened + 10_500);
  });

  test('counts silence on while offline, and starts over when the tab is shown again', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    const opened = client.silentSince() ?? Number.NaN;
    client.setOnline(false);
    vi.advanceTimersByTime(20_000);
    expect(client.silentSince()).toBe(opened);
    client.setVisible(false);
    vi.advanceTimersByTime(1_000);
    expect(client.silentSince()).toBeNull();
    client.setVisible(true);
    expect(client.silentSince()).toBe(opened + 21_000);
  });

  test('reports that the connection works when it opens, and when it speaks after a long silence', () => {
    const onBack = vi.fn();
    const { client, latest } = start(onBack);
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    expect(onBack).toHaveBeenCalledTimes(1);
    latest()?.hear({ ch: 'liquidation', ts: 1, seq: 1, data: {} });
    vi.advanceTimersByTime(9_000);
    latest()?.hear({ ch: 'liquidation', ts: 2, seq: 2, data: {} });
    expect(onBack).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    latest()?.hear({ ch: 'liquidation', ts: 3, seq: 3, data: {} });
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  test('stays closed while held, whatever else allows it', () => {
    const { client, latest } = start();
    client.retain('ticker', 'bitcoin');
    client.setAllowed(true);
    latest()?.open();
    const release = client.hold();
    const other = client.hold();
    expect(latest()?.readyState).toBe(3);
    client.setVisible(true);
    release();
    release();
    expect(FakeSocket.all).toHaveLength(1);
    other();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
