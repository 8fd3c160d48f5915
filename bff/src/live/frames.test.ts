import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createPushFrame } from './frames.ts';

const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
let url = '';

beforeAll(() => {
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** What a real client makes of bytes that are written under the socket. */
function received(frame: Buffer): Promise<{ data: Buffer; binary: boolean }> {
  server.once('connection', (_socket, request) => request.socket.write(frame));
  return new Promise((resolve, reject) => {
    const client = new WebSocket(url);
    client.once('error', reject);
    client.once('message', (data: Buffer, binary: boolean) => {
      client.close();
      resolve({ data, binary });
    });
  });
}

test.each([10, 125, 126, 65_535, 65_536])(
  'a push of %i bytes arrives whole, as text and compressed',
  async (size) => {
    const push = createPushFrame('x'.repeat(size));
    const text = await received(push.text);
    expect([text.data.length, text.binary]).toEqual([size, false]);
    const zipped = await received(push.gzip());
    expect([gunzipSync(zipped.data).length, zipped.binary]).toEqual([size, true]);
  },
);
