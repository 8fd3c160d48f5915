import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from '#testing/FakeSocket.ts';
import { createLiveSocket } from './socket.ts';

function start(implementation: unknown = FakeSocket) {
  const received: unknown[] = [];
  const socket = createLiveSocket({
    url: 'ws://test/live',
    WebSocket: implementation as typeof WebSocket | undefined,
    reconnectDelay: 3000,
    silenceLimit: 25_000,
    onOpen: () => {},
    onData: (data) => received.push(data),
  });
  return { socket, received, latest: () => FakeSocket.all.at(-1) };
}

describe('socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  test('reconnects 3 s after an unexpected close, not before', () => {
    const { socket, latest } = start();
    socket.open();
    latest()?.open();
    latest()?.close();
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('stays closed when closed on purpose, even while a reconnect was pending', () => {
    const { socket, latest } = start();
    socket.open();
    latest()?.close();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('ignores an abandoned connection, which neither delivers nor reconnects', () => {
    const { socket, received } = start();
    socket.open();
    socket.close();
    const old = FakeSocket.all[0];
    old?.onmessage?.({ data: 'late' });
    old?.onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(received).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('replaces a connection that missed two pings, as if it had closed', () => {
    const { socket, latest } = start();
    socket.open();
    latest()?.open();
    vi.advanceTimersByTime(20_000);
    latest()?.onmessage?.({ data: '{}' });
    vi.advanceTimersByTime(24_999);
    expect(latest()?.readyState).toBe(1);
    vi.advanceTimersByTime(1);
    expect(latest()?.readyState).toBe(3);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('replaces a connection that never opens', () => {
    start().socket.open();
    vi.advanceTimersByTime(28_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('opens nothing where the browser has no WebSocket', () => {
    createLiveSocket({
      url: 'ws://test/live',
      WebSocket: undefined,
      reconnectDelay: 3000,
      silenceLimit: 25_000,
      onOpen: () => {},
      onData: () => {},
    }).open();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(0);
  });
});
