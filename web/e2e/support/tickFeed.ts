import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { type WebSocket, WebSocketServer } from 'ws';

export interface TickFeed {
  /** The coins whose ticks the page has subscribed to so far. */
  readonly codes: ReadonlySet<string>;
  /** Sends this many ticks a second, spread over all of them, for `duration` ms; returns how many were sent. */
  run(ticksPerSecond: number, duration: number): Promise<number>;
  close(): Promise<void>;
}

const CYCLE = 20;

/**
 * A live socket of the test's own instead of the product's, so that the page reads real frames: a mocked socket would
 * spend half of the measured thread on the mock. The context must bypass the page's content security policy.
 */
export async function openTickFeed(context: BrowserContext): Promise<TickFeed> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await context.addInitScript((url) => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor() {
        super(url);
      }
    };
  }, `ws://127.0.0.1:${port}/`);

  const codes = new Set<string>();
  let socket: WebSocket | undefined;
  server.on('connection', (opened) => {
    socket = opened;
    opened.on('message', (text) => {
      const { op, args = [] } = JSON.parse(String(text)) as { op?: string; args?: string[] };
      if (op !== 'subscribe') return;
      for (const channel of args)
        if (channel.startsWith('ticker.')) codes.add(channel.slice('ticker.'.length));
    });
  });

  return {
    codes,
    async run(ticksPerSecond, duration) {
      const all = [...codes];
      const begun = Date.now();
      let sent = 0;
      // Ticks delayed by a busy machine are sent with the next cycle, at the latest with the final one.
      function snapshot() {
        const due = ((Date.now() - begun) * ticksPerSecond) / 1000;
        for (; sent < due; sent += 1) socket?.send(tick(all[sent % all.length] ?? 'bitcoin', sent + 1));
      }
      const feed = setInterval(snapshot, CYCLE);
      await new Promise((done) => setTimeout(done, duration));
      clearInterval(feed);
      snapshot();
      return sent;
    },
    async close() {
      for (const client of server.clients) client.terminate();
      await new Promise((done) => server.close(done));
    },
  };
}

function tick(code: string, sequence: number): string {
  const change = (sequence % 41) / 10 - 2;
  const data = {
    price_usd: 100 + (sequence % 977) / 10,
    change_24h: change,
    change_utc8: change,
    change_utc0: change,
    vol_usd: 1e9,
  };
  return JSON.stringify({ ch: `ticker.${code}`, ts: Date.now(), seq: sequence, data });
}
