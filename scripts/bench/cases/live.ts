import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

/** One address may have 40 connections; the number of ticks makes up for it. */
const VISITORS = 40;
const TICKS_A_SECOND = 500;
const SECONDS = 6;
/** The coins of a page, each of which changes a few times per second. */
const CHANNELS = Array.from({ length: 100 }, (_, index) => `ticker.coin-${index}`);

/**
 * Delivery of ticks over the live socket: one upstream connection fanned out, compared with a byte pipe per visitor.
 */
export async function benchLive(): Promise<string> {
  const results: [string, Measured][] = [];
  for (const name of ['gateway, fanned out', 'byte pipe a visitor']) {
    const upstream = await startPeer('upstream', { TICKS: String(TICKS_A_SECOND) });
    const server = name.startsWith('gateway')
      ? await startGateway(upstream, webDist())
      : await startPeer('bytePipe', { UPSTREAM: `http://127.0.0.1:${upstream.port}` });
    results.push([name, await measure(server)]);
    await Promise.all([server.stop(), upstream.stop()]);
  }
  const cost = (index: number) => results[index]?.[1].micros ?? Number.NaN;
  const rows = results.map(([name, { micros, ticks, bytes }]) => [
    name,
    one(micros),
    String(ticks),
    one(bytes / 1024),
  ]);
  return [
    table(
      `Ticks brought to ${VISITORS} visitors, ${TICKS_A_SECOND} a second to each`,
      ['', 'CPU µs', 'ticks', 'KB'],
      rows,
    ),
    goal('gateway ÷ byte pipe', cost(0) / cost(1), '≤', 0.7),
  ].join('\n');
}

interface Measured {
  readonly ticks: number;
  readonly bytes: number;
  /** CPU time of the server per tick delivered to one visitor. */
  readonly micros: number;
}

async function measure(server: Server): Promise<Measured> {
  const received = { ticks: 0, bytes: 0 };
  const sockets = await Promise.all(
    Array.from({ length: VISITORS }, () =>
      visit(server.port, (data, binary) => {
        const message: unknown = JSON.parse(String(binary ? gunzipSync(data) : data));
        received.ticks += Array.isArray(message) ? message.length : 1;
        received.bytes += data.length;
      }),
    ),
  );
  await sleep(1_500);
  const [cpu, before] = [server.cpu(), { ...received }];
  await sleep(SECONDS * 1000);
  const spent = server.cpu() - cpu;
  const [ticks, bytes] = [received.ticks - before.ticks, received.bytes - before.bytes];
  for (const socket of sockets) socket.terminate();
  return { ticks, bytes, micros: (spent * 1000) / ticks };
}

/** As our pages connect; the pipe ignores the encoding, and so does its upstream. */
function visit(port: number, onMessage: (data: Buffer, binary: boolean) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live?encoding=gzip`, { perMessageDeflate: false });
  socket.on('message', onMessage);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ op: 'subscribe', args: CHANNELS }));
      resolve(socket);
    });
  });
}
