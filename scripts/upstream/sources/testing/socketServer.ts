import { once } from 'node:events';
import * as v from 'valibot';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { messageReader } from '../exchanges/kinds/socketMessage.ts';
import type { SocketRow } from '../exchanges/kinds/socketRow.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { openReconnectingSocket, type ReconnectingSocketOptions } from '../sockets/reconnectingSocket.ts';

/** A venue that sends lists of numbers, heartbeats, and the announcement of its end. */
export const NUMBERS: SocketRow<number> = {
  source: 'OKX',
  path: '/ticks',
  subscribe: (names) => names.map((name) => `subscribe ${name}`),
  ping: null,
  silence: 5_000,
  isQuiet: false,
  read: messageReader(v.array(v.number()), v.literal('pong'), v.literal('ending')),
};

/** A server of sockets for the tests of a file: what a test opened is closed after it. */
export async function startSocketServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin: `ws://${string}` = `ws://127.0.0.1:${address.port}`;
  const outgoing = createOutgoing({ proxy: null, noProxy: '' });
  let closing = new AbortController();
  const closeOpened = () => closing.abort();

  afterEach(() => {
    closeOpened();
    closing = new AbortController();
    server.removeAllListeners('connection');
  });
  afterAll(async () => {
    server.close();
    await outgoing.close();
  });

  /** Keeps a socket with short pauses; what it hears, what the server sees, what is logged. */
  function open(more: Partial<ReconnectingSocketOptions<number>> = {}) {
    const connections: WebSocket[] = [];
    const heard: number[] = [];
    const asked: string[] = [];
    const logged: string[] = [];
    server.on('connection', (socket) => {
      connections.push(socket);
      socket.on('message', (data) => void asked.push(String(data)));
    });
    const socket = openReconnectingSocket({
      row: NUMBERS,
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
    return { socket, connections, heard, asked, logged, connected };
  }
  return { server, origin, open, closeOpened };
}
