import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveSocket, type LiveStatus } from './socket.ts';

class FakeSocket {
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function start(implementation: unknown = FakeSocket) {
  const seen: LiveStatus[] = [];
  const socket = createLiveSocket({
    url: 'ws://test/live',
    WebSocket: implementation as typeof WebSocket | undefined,
    reconnectDelay: 3000,
    silenceLimit: 25_000,
    onOpen: () => {},
    onFrame: () => {},
    onStatus: (status) => seen.push(status),
  });
  return { socket, seen, latest: () => FakeSocket.all.at(-1) };
}

describe('socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  test('reconnects 3 s after a close it did not ask for, not before', () => {
    const { socket, latest } = start();
    socket.open();
    latest()?.open();
    latest()?.close();
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('stays closed when closed on purpose, even while a reconnect was waiting', () => {
    const { socket, latest, seen } = start();
    socket.open();
    latest()?.close();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(seen.at(-1)).toBe('off');
  });

  test('an abandoned connection can neither speak nor trigger a reconnect', () => {
    const { socket, seen } = start();
    socket.open();
    socket.close();
    const old = FakeSocket.all[0];
    old?.onmessage?.({ data: 'late' });
    old?.onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(seen.at(-1)).toBe('off');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('says stale after a silence of two pings and live again at the next message', () => {
    const { socket, latest, seen } = start();
    socket.open();
    latest()?.open();
    vi.advanceTimersByTime(25_000);
    expect(seen.at(-1)).toBe('stale');
    latest()?.onmessage?.({ data: '{}' });
    expect(seen.at(-1)).toBe('live');
  });

  test('says unsupported where the browser has no websocket', () => {
    const seen: LiveStatus[] = [];
    createLiveSocket({
      url: 'ws://test/live',
      WebSocket: undefined,
      reconnectDelay: 3000,
      silenceLimit: 25_000,
      onOpen: () => {},
      onFrame: () => {},
      onStatus: (status) => seen.push(status),
    }).open();
    expect(seen.at(-1)).toBe('unsupported');
  });
});
