import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveClient } from './room.ts';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
}

const timings = {
  reconnectDelay: 3000,
  hiddenCloseDelay: 1000,
  silenceLimit: 25_000,
  flushInterval: 250,
  releaseDelay: 20_000,
  lostAfter: 10_000,
};

function start(onBack = () => {}) {
  const room = createLiveClient({
    onBack,
    url: 'ws://test/live',
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    timings,
  });
  return { room, latest: () => FakeSocket.all.at(-1) };
}

function tick(seq: number, price: number) {
  const data = { price_usd: price, change_24h: 1, change_utc8: 1, change_utc0: 1, vol_usd: 9 };
  return { ch: 'ticker.bitcoin', ts: 1000 + seq, seq, data };
}

describe('room', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  test('opens no socket on a page that may not be live', () => {
    const { room } = start();
    room.retain('ticker', 'bitcoin');
    room.setVisible(true);
    expect(FakeSocket.all).toHaveLength(0);
  });

  test('subscribes to every wanted channel again after a reconnect', () => {
    const { room, latest } = start();
    room.retain('ticker', 'bitcoin');
    room.setAllowed(true);
    latest()?.open();
    latest()?.onclose?.();
    vi.advanceTimersByTime(3000);
    latest()?.open();
    expect(latest()?.sent).toEqual([{ op: 'subscribe', args: ['ticker.bitcoin'] }]);
  });

  test('folds a thousand ticks in a quarter of a second into one flush with the newest price', () => {
    const { room, latest } = start();
    const onBeat = vi.fn();
    room.ticks.subscribe(onBeat);
    room.setAllowed(true);
    latest()?.open();
    for (let seq = 1; seq <= 1000; seq++) latest()?.hear(tick(seq, seq));
    latest()?.hear(tick(5, -1));
    vi.advanceTimersByTime(250);
    expect(onBeat).toHaveBeenCalledTimes(1);
    expect(room.ticks.of('bitcoin')).toMatchObject({ code: 'bitcoin', price: 1000 });
  });

  test('drops the tick of a coin that nobody wants any more', () => {
    const { room, latest } = start();
    const release = room.retain('ticker', 'bitcoin');
    room.setAllowed(true);
    latest()?.open();
    latest()?.hear(tick(1, 7));
    vi.advanceTimersByTime(250);
    release();
    vi.advanceTimersByTime(19_000);
    expect(room.ticks.of('bitcoin')).toMatchObject({ price: 7 });
    vi.advanceTimersByTime(1_000);
    expect(room.ticks.of('bitcoin')).toBeUndefined();
  });

  test('answers a ping with the same number', () => {
    const { room, latest } = start();
    room.setAllowed(true);
    latest()?.open();
    latest()?.hear({ ping: 1519789122605 });
    expect(latest()?.sent).toContainEqual({ pong: 1519789122605 });
  });

  test('closes 1 s after the tab is hidden, and keeps the connection for less', () => {
    const { room, latest } = start();
    room.setAllowed(true);
    latest()?.open();
    room.setVisible(false);
    vi.advanceTimersByTime(900);
    room.setVisible(true);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(1);
    room.setVisible(false);
    vi.advanceTimersByTime(1000);
    expect(latest()?.readyState).toBe(3);
    room.setVisible(true);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a listener hears each message of its own channel, and nothing broken, nor after it let go', () => {
    const { room, latest } = start();
    const received: unknown[] = [];
    const release = room.retain('liquidation', '', (orders) => received.push(...orders));
    room.setAllowed(true);
    latest()?.open();
    const order = { code: 'bitcoin', symbol: 'BTC', time: 1000, side: 'long', price: 9, usd: 5 };
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
    const { room, latest } = start();
    const received: number[] = [];
    room.retain('depth', 'binance_btc_usdt', ({ time }) => received.push(time));
    room.setAllowed(true);
    latest()?.open();
    for (const seq of [1, 2, 4, 3])
      latest()?.hear({ ch: 'depth.binance_btc_usdt', ts: 1, seq, data: { ts: seq, bids: [], asks: [] } });
    expect(received).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(received).toEqual([4000]);
  });

  test('knows since when nothing new has come: neither pings nor replayed state count', () => {
    const { room, latest } = start();
    room.setAllowed(true);
    room.retain('ticker', 'bitcoin');
    const opened = room.silentSince() ?? Number.NaN;
    latest()?.open();
    vi.advanceTimersByTime(5_000);
    latest()?.hear(tick(7, 1));
    vi.advanceTimersByTime(250);
    expect(room.silentSince()).toBe(opened + 5_250);
    vi.advanceTimersByTime(5_000);
    latest()?.hear({ ping: 1 });
    latest()?.hear(tick(7, 1));
    latest()?.hear({ ch: 'liquidation', ts: 9, seq: 6, data: {} });
    vi.advanceTimersByTime(250);
    expect(room.silentSince()).toBe(opened + 5_250);
    latest()?.hear({ ch: 'liquidation', ts: 10, seq: 8, data: {} });
    expect(room.silentSince()).toBe(opened + 10_500);
  });

  test('counts silence on while offline, and starts over when the tab is shown again', () => {
    const { room, latest } = start();
    room.setAllowed(true);
    latest()?.open();
    const opened = room.silentSince() ?? Number.NaN;
    room.setOnline(false);
    vi.advanceTimersByTime(20_000);
    expect(room.silentSince()).toBe(opened);
    room.setVisible(false);
    vi.advanceTimersByTime(1_000);
    expect(room.silentSince()).toBeNull();
    room.setVisible(true);
    expect(room.silentSince()).toBe(opened + 21_000);
  });

  test('reports that the connection works when it opens, and when it speaks after a long silence', () => {
    const onBack = vi.fn();
    const { room, latest } = start(onBack);
    room.setAllowed(true);
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
    const { room, latest } = start();
    room.setAllowed(true);
    latest()?.open();
    const release = room.hold();
    const other = room.hold();
    expect(latest()?.readyState).toBe(3);
    room.setVisible(true);
    release();
    release();
    expect(FakeSocket.all).toHaveLength(1);
    other();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
