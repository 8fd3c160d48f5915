import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import { channelName, readMessage } from '@coinmirror/shared/contract/liveChannels.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startUpstream, type Upstream } from '../startUpstream.ts';

const PING_INTERVAL = 60;

let upstream: Upstream;
const open: WebSocket[] = [];

beforeAll(async () => {
  upstream = await startUpstream({
    port: 0,
    seed: 7,
    now: Date.now,
    clientId: 'test',
    secret: 'test-secret',
    dataDir: null,
    pingInterval: PING_INTERVAL,
  });
});
afterAll(() => {
  for (const socket of open) socket.terminate();
  return upstream.close();
});

interface Client {
  readonly socket: WebSocket;
  say(message: object | string): void;
  /** The first matching message, past or future. */
  hear(fits: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
}

async function connect({ search = '', pong = true } = {}): Promise<Client> {
  const socket = new WebSocket(`${upstream.origin.replace('http', 'ws')}/live${search}`);
  open.push(socket);
  const received: Record<string, unknown>[] = [];
  const say = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  socket.on('message', (data: Buffer, binary) => {
    expect(binary).toBe(search !== '');
    const message = JSON.parse((binary ? gunzipSync(data) : data).toString()) as Record<string, unknown>;
    if (pong && 'ping' in message) say({ pong: message['ping'] });
    received.push(message);
  });
  await once(socket, 'open');
  return {
    socket,
    say,
    async hear(fits) {
      for (;;) {
        const found = received.find(fits);
        if (found) return found;
        await once(socket, 'message');
      }
    },
  };
}

// Each waits for the market's next seconds, on its own connection.
describe.concurrent('the live socket', () => {
  it('sends the latest price of a subscribed coin, readable by the contract', async () => {
    const { say, hear } = await connect();
    say({ op: 'subscribe', args: ['ticker.bitcoin'] });
    const push = parseServerMessage(await hear(({ ch }) => ch === 'ticker.bitcoin'));
    expect(push).toMatchObject({ kind: 'tick', tick: { code: 'bitcoin', price: expect.any(Number) } });
  });

  it('numbers its messages so that late frames can be detected', async () => {
    const { say, hear } = await connect();
    say({ op: 'subscribe', args: ['ticker.bitcoin'] });
    const first = await hear(({ ch }) => ch === 'ticker.bitcoin');
    const second = await hear(({ ch, seq }) => ch === 'ticker.bitcoin' && seq !== first['seq']);
    expect(Number(second['seq'])).toBeGreaterThan(Number(first['seq']));
  });

  it('sends the order book and the latest trades of a ticker, readable by the contract', async () => {
    const { say, hear } = await connect();
    const channels = [channelName('depth', 'binance_btc_usdt'), channelName('trades', 'binance_btc_usdt')];
    say({ op: 'subscribe', args: [...channels, 'depth.binance_nothing_usdt'] });
    const [depth, trades] = await Promise.all(channels.map((channel) => hear(({ ch }) => ch === channel)));
    const book = readMessage('depth', depth?.['data']);
    expect(book?.bids.length).toBeGreaterThanOrEqual(20);
    expect(book?.asks[0]?.[0]).toBeGreaterThan(book?.bids[0]?.[0] ?? Number.POSITIVE_INFINITY);
    expect(readMessage('trades', trades?.['data'])?.length).toBeGreaterThan(10);
    expect(await hear(({ msg }) => String(msg).includes('depth.binance_nothing_usdt'))).toBeTruthy();
  });

  it('sends the latest liquidations, readable by the contract', async () => {
    const { say, hear } = await connect();
    say({ op: 'subscribe', args: ['liquidation'] });
    const orders = readMessage('liquidation', (await hear(({ ch }) => ch === 'liquidation'))['data']) ?? [];
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.map(({ time }) => time)).toEqual(orders.map(({ time }) => time).toSorted((a, b) => b - a));
    expect(Math.max(...orders.map(({ time }) => time))).toBeLessThanOrEqual(Date.now());
  });

  it('compresses frames with gzip on request', async () => {
    const { say, hear } = await connect({ search: '?encoding=gzip' });
    say({ op: 'subscribe', args: ['ticker.bitcoin'] });
    expect(await hear(({ ch }) => ch === 'ticker.bitcoin')).toMatchObject({
      data: { price_usd: expect.any(Number) },
    });
  });

  it('sends a new subscriber the current state immediately', async () => {
    const first = await connect();
    first.say({ op: 'subscribe', args: ['ticker.bitcoin'] });
    const known = await first.hear(({ ch }) => ch === 'ticker.bitcoin');
    const second = await connect();
    second.say({ op: 'subscribe', args: ['ticker.bitcoin'] });
    expect(Number((await second.hear(({ ch }) => ch === 'ticker.bitcoin'))['seq'])).toBeGreaterThanOrEqual(
      Number(known['seq']),
    );
  });

  it('sends nothing on a channel after unsubscription', async () => {
    const { socket, say, hear } = await connect();
    say({ op: 'subscribe', args: ['ticker.bitcoin', 'ticker.ethereum'] });
    await hear(({ ch }) => ch === 'ticker.bitcoin');
    say({ op: 'unsubscribe', args: ['ticker.bitcoin'] });
    // The answer proves that the unsubscription was read, so no later message may be about it.
    say('?');
    await hear(({ op }) => op === 'error');
    const after: unknown[] = [];
    socket.on('message', (data) => after.push(JSON.parse(String(data))));
    while (!after.some((message) => (message as { ch?: string }).ch === 'ticker.ethereum'))
      await once(socket, 'message');
    expect(after.some((message) => (message as { ch?: string }).ch === 'ticker.bitcoin')).toBe(false);
  });

  it('answers an unknown message with an error, and goes on', async () => {
    const { say, hear } = await connect();
    for (const nonsense of ['{', '[]', '{"op":"dance"}', '{"op":"subscribe","args":"all"}']) say(nonsense);
    expect(await hear(({ op }) => op === 'error')).toEqual({ op: 'error', code: 400, msg: '看不懂这条消息' });
    say({ op: 'subscribe', args: ['weather', 'ticker.bitcoin'] });
    expect(await hear(({ msg }) => String(msg).includes('weather'))).toMatchObject({ op: 'error' });
    expect(await hear(({ ch }) => ch === 'ticker.bitcoin')).toBeTruthy();
  });

  it('keeps clients that answer its pings', async () => {
    const { socket, hear } = await connect();
    const first = await hear((message) => 'ping' in message);
    let pings = 0;
    await hear((message) => 'ping' in message && message !== first && ++pings > 4);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes after two pings without an answer', async () => {
    const { socket } = await connect({ pong: false });
    const began = Date.now();
    await once(socket, 'close');
    expect(Date.now() - began).toBeGreaterThanOrEqual(2 * PING_INTERVAL);
  });

  it('is only served at /live', async () => {
    const socket = new WebSocket(`${upstream.origin.replace('http', 'ws')}/other`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });
});
