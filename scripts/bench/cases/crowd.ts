import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { loadServer } from '../load.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

/** The gateway's maximum of live visitors, and nearly all of the other half of its connections. */
const VISITORS = 4_000;
const READERS = 3_900;
/** Live visitors per address; the loopback has an address for each group. */
const PER_ADDRESS = 40;
/** Opened at once: more would overflow the backlog. */
const BATCH = 200;
const CHANNELS = Array.from({ length: 100 }, (_, index) => `ticker.coin-${index}`);
const TICKS_A_SECOND = 20;
const CALLS = 15_000;
const CONNECTIONS = 50;
const SAMPLE_EVERY = 250;

/** Whether one gateway with all its connections open handles a series of uncached calls, and its memory meanwhile. */
export async function benchCrowd(): Promise<string> {
  const upstream = await startPeer('upstream', { TICKS: String(TICKS_A_SECOND) });
  const gateway = await startGateway(upstream, webDist());
  const most = watchMemory(gateway);
  const rows = [['at start', one(most())]];
  const visitors = await inBatches(VISITORS, (at) => visit(gateway.port, addressOf(at)));
  rows.push([`${VISITORS} live visitors`, one(most())]);
  const readers = await inBatches(READERS, () => read(gateway.port));
  rows.push([`and ${READERS} kept-alive connections`, one(most())]);
  const path = '/api/search/websearch?code=btc&token=visitor';
  await loadServer(gateway, { path, headers: {}, connections: CONNECTIONS, requests: CALLS });
  rows.push([`and ${CALLS} calls passed through`, one(most())]);
  const left = visitors.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const visitor of visitors) visitor.terminate();
  for (const reader of readers) reader.destroy();
  await Promise.all([gateway.stop(), upstream.stop()]);
  return [
    table('Most memory of one gateway with all its connections', ['', 'MB'], rows),
    goal('live visitors left', left / VISITORS, '≥', 1),
  ].join('\n');
}

/** 127.0.1.1 and up. */
const addressOf = (at: number) => `127.0.1.${1 + Math.floor(at / PER_ADDRESS)}`;

function watchMemory(gateway: Server): () => number {
  let most = gateway.memory();
  const timer = setInterval(() => {
    most = Math.max(most, gateway.memory());
  }, SAMPLE_EVERY);
  timer.unref();
  return () => most;
}

async function inBatches<One>(count: number, open: (at: number) => Promise<One>): Promise<readonly One[]> {
  const all: One[] = [];
  while (all.length < count) {
    const size = Math.min(BATCH, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: size }, (_, at) => open(all.length + at)))));
  }
  await sleep(2_000);
  return all;
}

function visit(port: number, localAddress: string): Promise<WebSocket> {
  const url = `ws://127.0.0.1:${port}/live?encoding=gzip`;
  const socket = new WebSocket(url, { perMessageDeflate: false, localAddress });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    // The gateway drops clients that do not answer pings. Pushes are binary, pings are text.
    socket.on('message', (data, isBinary) => {
      if (!isBinary && data.toString().startsWith('{"ping"')) socket.send(JSON.stringify({ pong: 0 }));
    });
    socket.once('open', () => {
      socket.send(JSON.stringify({ op: 'subscribe', args: CHANNELS }));
      resolve(socket);
    });
  });
}

/** A connection that has received its page and is kept open. */
function read(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', () => {
      socket.resume();
      resolve(socket);
    });
  });
}
