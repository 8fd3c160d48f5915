import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { messageReader } from '../exchanges/kinds/socketMessage.ts';
import type { SocketRow } from '../exchanges/kinds/socketRow.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { openReconnectingSocket, type ReconnectingSocketOptions } from './reconnectingSocket.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
const origin = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
let closing = new AbortController();

afterEach(() => {
  closing.abort();
  closing = new AbortController();
  server.removeAllListeners('connection');
});
afterAll(async () => {
  server.close();
  await outgoing.close();
});

const row: SocketRow<number> = {
  source: 'OKX',
  path: '/ticks',
  subscribe: (names) => names.map((name) => `subscribe ${name}`),
  ping: null,
  silence: 5_000,
  isQuiet: false,
  read: messageReader(v.array(v.number()), v.literal('pong'), v.literal('ending')),
};

/** Keeps a socket with short pauses; what it hears, what the server sees, what is logged. */
function save(more: Partial<ReconnectingSocketOptions<number>> = {}) {
  const connections: WebSocket[] = [];
  const heard: number[] = [];
  const asked: string[] = [];
  const logged: string[] = [];
  server.on('connection', (socket) => {
    connections.push(socket);
    socket.on('message', (data) => void asked.push(String(data)));
  });
  const managed = openReconnectingSocket({
    row,
    origins: [origin],
    dispatcher: outgoing.configured,
    names: () => [],
    onReported: (reported) => void heard.push(...reported),
    signal: closing.signal,
    log: (line) => void logged.push(line),
    firstPause: 20,
    ...more,
  });
  const connected = (count: number) =>
    vi.waitFor(() => expect(connections.length).toBeGreaterThanOrEqual(count), { timeout: 4_000 });
  return { managed, connections, heard, asked, logged, connected };
}

test('an announced end is no odd message: the new connection is opened at once and the old one heard until then', async () => {
  const { managed, connections, heard, logged, connected } = save({ firstPause: 60_000 });
  await connected(1);
  connections[0]?.send('[1]');
  connections[0]?.send('"ending"');
  connections[0]?.send('"ending"');
  await connected(2);
  connections[0]?.send('[2]');
  await vi.waitFor(() => expect(heard).toEqual([1, 2]));
  connections[1]?.send('[3]');
  await vi.waitFor(() => expect(heard).toEqual([1, 2, 3]));
  await vi.waitFor(() => expect(connections[0]?.readyState).not.toBe(connections[0]?.OPEN));
  expect(connections).toHaveLength(2);
  expect(managed.refused()).toBe(0);
  expect(logged).toEqual([]);
});

test('who announces the end to every new connection is asked ever later, and leaves one connection open', async () => {
  const times: number[] = [];
  server.on('connection', (socket) => {
    times.push(performance.now());
    socket.send('[1]');
    socket.send('"ending"');
  });
  const { connections } = save({ firstPause: 40 });
  await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(6), { timeout: 4_000 });
  const pauses = times.slice(1, 6).map((time, at) => time - (times[at] ?? 0));
  expect(pauses[4]).toBeGreaterThan(200);
  await vi.waitFor(() =>
    expect(connections.filter(({ readyState, OPEN }) => readyState === OPEN)).toHaveLength(1),
  );
});

test('an announced end of a connection that is then cut leaves its successor alone', async () => {
  const { connections, heard, connected } = save({ firstPause: 60_000 });
  await connected(1);
  connections[0]?.send('"ending"');
  await connected(2);
  connections[0]?.terminate();
  connections[1]?.send('[2]');
  await vi.waitFor(() => expect(heard).toEqual([2]));
  expect(connections).toHaveLength(2);
});
