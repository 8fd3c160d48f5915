import { expect, test, vi } from 'vitest';
import { startSocketServer } from '../testing/socketServer.ts';

const { server, open: openTestSocket } = await startSocketServer();

test('an announced end is no odd message: the new connection is opened at once and the old one heard until then', async () => {
  const { socket, connections, heard, logged, connected } = openTestSocket({ firstPause: 60_000 });
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
  expect(socket.refused()).toBe(0);
  expect(logged).toEqual([]);
});

test('who announces the end to every new connection is asked ever later, and leaves one connection open', async () => {
  const times: number[] = [];
  server.on('connection', (socket) => {
    times.push(performance.now());
    socket.send('[1]');
    socket.send('"ending"');
  });
  const { connections } = openTestSocket({ firstPause: 40 });
  await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(6), { timeout: 4_000 });
  const pauses = times.slice(1, 6).map((time, at) => time - (times[at] ?? 0));
  expect(pauses[4]).toBeGreaterThan(200);
  await vi.waitFor(() =>
    expect(connections.filter(({ readyState, OPEN }) => readyState === OPEN)).toHaveLength(1),
  );
});

test('an announced end of a connection that is then cut leaves its successor alone', async () => {
  const { connections, heard, connected } = openTestSocket({ firstPause: 60_000 });
  await connected(1);
  connections[0]?.send('"ending"');
  await connected(2);
  connections[0]?.terminate();
  connections[1]?.send('[2]');
  await vi.waitFor(() => expect(heard).toEqual([2]));
  expect(connections).toHaveLength(2);
});
