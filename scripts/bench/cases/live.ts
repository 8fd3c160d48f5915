import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startGate, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

/** One address may hold 40 connections; the ticks make up for it. */
const VISITORS = 40;
const TICKS_A_SECOND = 500;
const SECONDS = 6;

/** Deliveries of the live socket: one upstream connection fanned out, against a byte pipe for each visitor. */
export async function benchLive(): Promise<string> {
  const results: [string, number, number][] = [];
  for (const name of ['gate, fanned out', 'byte pipe a visitor']) {
    const upstream = await startPeer('upstream', { TICKS: String(TICKS_A_SECOND) });
    const server = name.startsWith('gate')
      ? await startGate(upstream, webDist())
      : await startPeer('bytePipe', { UPSTREAM: `http://127.0.0.1:${upstream.port}` });
    const { deliveries, micros } = await measure(server);
    results.push([name, micros, deliveries]);
    await Promise.all([server.stop(), upstream.stop()]);
  }
  const cost = (index: number) => results[index]?.[1] ?? Number.NaN;
  const rows = results.map(([name, micros, deliveries]) => [name, one(micros), String(deliveries)]);
  return [
    table(
      `Live deliveries, ${VISITORS} visitors, ${TICKS_A_SECOND} ticks a second`,
      ['', 'CPU µs', 'deliveries'],
      rows,
    ),
    goal('gate ÷ byte pipe', cost(0) / cost(1), '≤', 0.7),
  ].join('\n');
}

async function measure(server: Server): Promise<{ deliveries: number; micros: number }> {
  let deliveries = 0;
  const sockets = await Promise.all(
    Array.from({ length: VISITORS }, () => visit(server.port, () => (deliveries += 1))),
  );
  await sleep(1_500);
  const [before, counted] = [server.cpu(), deliveries];
  await sleep(SECONDS * 1000);
  const micros = ((server.cpu() - before) * 1000) / (deliveries - counted);
  for (const socket of sockets) socket.terminate();
  return { deliveries: deliveries - counted, micros };
}

function visit(port: number, onTick: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  socket.on('message', onTick);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ op: 'subscribe', args: ['ticker.bitcoin'] }));
      resolve(socket);
    });
  });
}
