import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refuseConnection } from './http/endConnection.ts';
import type { FailureKind } from './http/failure.ts';
import { createGatewayServer } from './server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
let server: Server;

async function visit(listener: RequestListener, patience?: Parameters<typeof createGatewayServer>[2]) {
  const refused: FailureKind[] = [];
  server = createGatewayServer(listener, (kind) => refused.push(kind), patience);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // A connection that is cut may be so in the middle of a write.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, refused };
}

/** Listens all the while: between two listeners that hear once each, what arrives is heard by neither. */
function receivedUntil(socket: Socket, done: (text: string) => boolean): Promise<string> {
  const received = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', function take(chunk) {
    text += String(chunk);
    if (!done(text)) return;
    socket.off('data', take);
    received.resolve(text);
  });
  return received.promise;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a connection', () => {
  test('may carry a few requests ahead of their answers, which come in order', async () => {
    let served = 0;
    const { socket } = await visit((_req, res) => void res.end(`<${++served}>`));
    socket.write(REQUEST.repeat(4));
    const text = await receivedUntil(socket, (received) => received.includes('<4>'));
    expect(text.match(/<\d>/g)).toEqual(['<1>', '<2>', '<3>', '<4>']);
    socket.destroy();
  });

  test('is cut, with one line, when requests are sent ahead without end', async () => {
    let served = 0;
    const { socket, refused } = await visit(() => {
      served += 1;
    });
    socket.write(REQUEST.repeat(1000));
    await once(socket, 'close');
    expect(served).toBeLessThan(50);
    expect(refused).toEqual(['tooMany']);
  });

  test('that is cut has nothing more of its last packet answered', async () => {
    let served = 0;
    const { socket } = await visit(() => {
      served += 1;
    });
    socket.write(REQUEST.repeat(1000));
    await once(socket, 'close');
    const servedWhenCut = served;
    await new Promise((resolve) => setImmediate(resolve));
    expect([served, served < 10]).toEqual([servedWhenCut, true]);
  });

  test('is cut when its visitor never reads the answer he asked for', async () => {
    const ended = Promise.withResolvers<boolean>();
    const { socket } = await visit(
      (_req, res) => {
        res.once('close', () => ended.resolve(res.writableFinished));
        res.end(Buffer.alloc(64 * 1024 * 1024));
      },
      { silence: 200 },
    );
    socket.pause();
    socket.write(REQUEST);
    expect(await ended.promise).toBe(false);
  });

  test('is cut when the head of its request drips in for too long, whatever its client keeps open', async () => {
    const { socket, refused } = await visit(() => {}, { head: 200, checkEvery: 50 });
    socket.allowHalfOpen = true;
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('a'), 20);
    const text = await receivedUntil(socket, (received) => received.includes('}'));
    expect(text).toContain('"code":408');
    await untilNoConnection();
    clearInterval(drip);
    expect(refused[0]).toBe('requestTimeout');
  });

  test('that is refused is freed, though its client never ends it', async () => {
    const { socket } = await visit(() => {});
    socket.allowHalfOpen = true;
    server.on('upgrade', (_req, stream) => refuseConnection(stream, 'foreignSite', 'an-id'));
    socket.write(
      'GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(await receivedUntil(socket, (received) => received.includes('}'))).toContain('403');
    await untilNoConnection();
  });

  const COOKIES = `Cookie: ${'a=b; '.repeat(4_000)}`;
  const HTML = 'Accept: text/html,application/xhtml+xml\r\n';
  test.each([
    ['a person’s', `GET /news HTTP/1.1\r\nHost: localhost\r\n${HTML}${COOKIES}\r\n\r\n`, 'text/html'],
    ['a person’s, cut before its Accept', `GET / HTTP/1.1\r\nHost: localhost\r\n${COOKIES}`, 'text/html'],
    ['a script’s', `GET / HTTP/1.1\r\nAccept: */*\r\n${COOKIES}\r\n\r\n`, 'application/json'],
    ['a script’s without Accept', `GET / HTTP/1.1\r\n${COOKIES}\r\n\r\n`, 'application/json'],
    ['a call’s', `GET /api/home/global HTTP/1.1\r\n${HTML}${COOKIES}`, 'application/json'],
  ])('tells %s head that it is too large in the form that is asked for', async (_whose, head, type) => {
    const { socket, refused } = await visit(() => {});
    const ended = once(socket, 'end');
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.write(head);
    await ended;
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(text).toContain(`content-type: ${type}; charset=utf-8`);
    expect(text).toContain(type === 'text/html' ? '<h1>请求头过大</h1><p>浏览器' : '{"code":431');
    const [headers = '', body = ''] = text.split('\r\n\r\n');
    expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(refused).toEqual(['headersTooLarge']);
  });

  test('has ten seconds for the head of a request, and thirty for all of it', async () => {
    await visit(() => {});
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });
});

/** The server has let go of every descriptor. */
function untilNoConnection(): Promise<void> {
  return vi.waitFor(
    async () => {
      const open = Promise.withResolvers<number>();
      server.getConnections((_error, count) => open.resolve(count));
      expect(await open.promise).toBe(0);
    },
    { timeout: 60_000 },
  );
}
