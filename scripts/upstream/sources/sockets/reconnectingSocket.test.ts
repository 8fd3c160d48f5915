import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { NUMBERS, startSocketServer } from '../testing/socketServer.ts';

const { server, origin, open: openTestSocket, closeOpened } = await startSocketServer();

function sendAll(connections: readonly WebSocket[], text: string): void {
  for (const socket of connections) socket.send(text);
}

test('a socket that is cut is opened anew, asks again and is heard again', async () => {
  const { connections, heard, asked, connected } = openTestSocket({ names: () => ['BTC-USDT'] });
  await connected(1);
  connections[0]?.send('[1]');
  await vi.waitFor(() => expect(heard).toEqual([1]));
  connections[0]?.terminate();
  await connected(2);
  connections[1]?.send('[2]');
  await vi.waitFor(() => expect(heard).toEqual([1, 2]));
  expect(asked).toEqual(['subscribe BTC-USDT', 'subscribe BTC-USDT']);
});

test('a socket that says nothing is dead though it stays open, and heartbeats are no news of a lively subject', async () => {
  const { connections, connected } = openTestSocket({ silence: 50 });
  const cycles = setInterval(() => sendAll(connections, '"pong"'), 10);
  await connected(3);
  clearInterval(cycles);
});

test('of a quiet subject heartbeats are enough', async () => {
  const { socket, connections, connected } = openTestSocket({
    row: { ...NUMBERS, isQuiet: true },
    silence: 100,
  });
  await connected(1);
  const cycles = setInterval(() => sendAll(connections, '"pong"'), 10);
  await new Promise((done) => setTimeout(done, 400));
  clearInterval(cycles);
  expect(connections).toHaveLength(1);
  expect(socket.heardSince(Date.now())).toBeGreaterThan(Date.now() - 1_000);
});

test('messages of another shape are counted and told once a connection; the next one is heard', async () => {
  const { socket, connections, heard, logged, connected } = openTestSocket();
  await connected(1);
  for (const text of ['not JSON', '{"price":"abc"}', '["1"]', '[7]']) connections[0]?.send(text);
  await vi.waitFor(() => expect(heard).toEqual([7]));
  expect(socket.refused()).toBe(3);
  expect(logged).toHaveLength(1);
  expect(connections).toHaveLength(1);
});

test('messages that are none do not keep a socket alive', async () => {
  const { connections, connected } = openTestSocket({ silence: 50 });
  const lies = setInterval(() => sendAll(connections, '{"a":1}'), 10);
  await connected(3);
  clearInterval(lies);
});

test('a message of more than 4 MB ends the connection, and nothing else', async () => {
  const { connections, heard, connected } = openTestSocket();
  await connected(1);
  connections[0]?.send(`[${'1,'.repeat(2 << 20)}1]`);
  await connected(2);
  connections[1]?.send('[2]');
  await vi.waitFor(() => expect(heard).toEqual([2]));
});

test('it pings as its row says, and asks for names that have come since, each once', async () => {
  const names = ['A'];
  const ping = { text: 'ping', every: 30 };
  const { socket, asked, connected } = openTestSocket({ row: { ...NUMBERS, ping }, names: () => names });
  await connected(1);
  await vi.waitFor(() => expect(asked).toContain('ping'));
  names.push('B');
  socket.refresh();
  socket.refresh();
  await vi.waitFor(() =>
    expect(asked.filter((text) => text !== 'ping')).toEqual(['subscribe A', 'subscribe B']),
  );
});

test('before the venue cuts it for its age its successor is heard, and not a message is lost', async () => {
  const { connections, heard, connected } = openTestSocket({ life: 200 });
  await connected(1);
  let sent = 0;
  const reported = setInterval(() => {
    sent += 1;
    for (const socket of connections) if (socket.readyState === socket.OPEN) socket.send(`[${sent}]`);
  }, 20);
  await connected(3);
  clearInterval(reported);
  await new Promise((done) => setTimeout(done, 50));
  // Both connections may report the same one; none is left out.
  expect([...new Set(heard)]).toEqual(
    Array.from({ length: sent }, (_, at) => at + 1).slice(-new Set(heard).size),
  );
  expect(new Set(heard).size).toBeGreaterThanOrEqual(sent - 1);
  expect(connections[0]?.readyState).not.toBe(connections[0]?.OPEN);
});

test('where the first address is not heard the mirror is, and a cut there is no reason to leave it', async () => {
  const asked: (string | undefined)[] = [];
  server.on('connection', (socket, request) => {
    asked.push(request.headers.host);
    if (request.headers.host?.startsWith('localhost')) return socket.terminate();
    socket.send('[1]');
    return setTimeout(() => socket.terminate(), 30);
  });
  const first: `ws://${string}` = `ws://localhost:${origin.split(':').at(-1)}`;
  openTestSocket({ origins: [first, origin] });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4), { timeout: 4_000 });
  expect(asked.map((host) => host?.split(':')[0]).slice(0, 4)).toEqual([
    'localhost',
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ]);
});

test('each new try waits longer, until a connection stands', async () => {
  const times: number[] = [];
  server.on('connection', (socket) => {
    times.push(performance.now());
    socket.terminate();
  });
  openTestSocket({ firstPause: 40 });
  await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(5), { timeout: 4_000 });
  const pauses = times.slice(1, 5).map((time, at) => time - (times[at] ?? 0));
  expect(pauses[3]).toBeGreaterThan(240);
  expect(pauses[0]).toBeLessThan(120);
});

test('tells whether it is heard, since when, and when it was heard last', async () => {
  const before = Date.now();
  const { socket, connections, connected } = openTestSocket({ firstPause: 400 });
  await connected(1);
  expect(socket.state()).toMatchObject({ isConnected: false, heardAt: null });
  connections[0]?.send('[1]');
  await vi.waitFor(() => expect(socket.state().isConnected).toBe(true));
  const { since, heardAt } = socket.state();
  expect(since).toBeGreaterThanOrEqual(before);
  expect(heardAt).toBeGreaterThanOrEqual(since);
  connections[0]?.terminate();
  await vi.waitFor(() => expect(socket.state().isConnected).toBe(false));
  expect(socket.state()).toMatchObject({ heardAt });
  expect(socket.state().since).toBeGreaterThanOrEqual(since);
  await connected(2);
  connections[1]?.send('[2]');
  await vi.waitFor(() => expect(socket.state().isConnected).toBe(true));
});

test('of a quiet subject is connected as soon as it is open', async () => {
  const { socket, connections, connected } = openTestSocket({ row: { ...NUMBERS, isQuiet: true } });
  await connected(1);
  await vi.waitFor(() => expect(socket.state()).toMatchObject({ isConnected: true, heardAt: null }));
  connections[0]?.terminate();
  await connected(2);
});

test('the signal ends it all', async () => {
  const { connections, connected } = openTestSocket();
  await connected(1);
  const closed = once(connections[0] ?? server, 'close');
  closeOpened();
  await closed;
  await new Promise((done) => setTimeout(done, 100));
  expect(connections).toHaveLength(1);
});

test('the headers of its source are sent as it is opened, each time', async () => {
  const reported: unknown[] = [];
  server.on('connection', (_socket, request) => void reported.push(request.headers['x-gate-size-decimal']));
  const { connections, connected } = openTestSocket({ headers: { 'X-Gate-Size-Decimal': '1' } });
  await connected(1);
  connections[0]?.terminate();
  await connected(2);
  expect(reported).toEqual(['1', '1']);
});
