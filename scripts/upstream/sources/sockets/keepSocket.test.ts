import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { readMiniTickers } from './binanceMiniTickers.ts';
import { keepSocket } from './keepSocket.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws/!miniTicker@arr`;
const dispatcher = new Agent();
let closing = new AbortController();

afterEach(() => {
  closing.abort();
  closing = new AbortController();
  server.removeAllListeners('connection');
});
afterAll(async () => {
  server.close();
  await dispatcher.close();
});

/** Keeps a socket with short pauses; tells what it hears and each connection that the server sees. */
function keep(silence = 5_000) {
  const connections: WebSocket[] = [];
  const heard: string[] = [];
  server.on('connection', (socket) => void connections.push(socket));
  keepSocket({
    url,
    dispatcher,
    greeting: ['{"op":"subscribe"}'],
    onMessage: (text) => void heard.push(text),
    signal: closing.signal,
    silence,
    firstPause: 20,
  });
  const connected = (count: number) =>
    vi.waitFor(() => expect(connections.length).toBeGreaterThanOrEqual(count), { timeout: 4_000 });
  return { connections, heard, connected };
}

test('a socket that is cut is opened anew and heard again', async () => {
  const { connections, heard, connected } = keep();
  await connected(1);
  connections[0]?.send('one');
  await vi.waitFor(() => expect(heard).toEqual(['one']));
  connections[0]?.terminate();
  await connected(2);
  connections[1]?.send('two');
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
});

test('a socket that says nothing is dead, though it stays open', async () => {
  const { connected } = keep(50);
  await connected(3);
});

test('a greeting is sent at each opening, and the signal ends it all', async () => {
  const greetings: string[] = [];
  server.on('connection', (socket) => socket.on('message', (data) => greetings.push(String(data))));
  const { connections, connected } = keep();
  await connected(1);
  await vi.waitFor(() => expect(greetings).toEqual(['{"op":"subscribe"}']));
  const closed = once(connections[0] ?? server, 'close');
  closing.abort();
  await closed;
  await new Promise((done) => setTimeout(done, 100));
  expect(connections).toHaveLength(1);
});

test('mini tickers are last prices by pair; a message of another shape is none', () => {
  const text = '[{"e":"24hrMiniTicker","E":1672515782136,"s":"BNBBTC","c":"0.0025","o":"0.0010"}]';
  expect(readMiniTickers(text)).toEqual(new Map([['BNBBTC', 0.0025]]));
  expect(readMiniTickers('{"result":null,"id":1}')).toBeNull();
  expect(readMiniTickers('[{"s":"BNBBTC","c":"0"}]')).toBeNull();
  expect(readMiniTickers('not JSON')).toBeNull();
});
