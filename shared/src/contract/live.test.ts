import { describe, expect, it } from 'vitest';
import { encode } from './encode.ts';
import { endpoints } from './endpoints.ts';
import { parseClientMessage, parseServerMessage } from './live.ts';
import {
  channelName,
  channelPush,
  liveChannels,
  readChannel,
  readMessage,
  type Tick,
} from './liveChannels.ts';

const tick: Tick = {
  code: 'avalanche-2',
  seq: 7,
  time: 1_700_000_000_000,
  price: 1e-9,
  change24h: -1,
  changeUtc8: 0,
  changeUtc0: 2,
  volume24h: 5,
};

describe('live', () => {
  it('reads back the tick that the server wrote', () => {
    const { code, time, seq } = tick;
    const push = channelPush('ticker', code, { time, seq, data: encode(liveChannels.ticker.message, tick) });
    const json: unknown = JSON.parse(JSON.stringify(push));
    expect(parseServerMessage(json)).toEqual({ kind: 'tick', tick });
  });

  it('hands every other channel on unread', () => {
    const book = { ts: 7, bids: [[99, 1]], asks: [] };
    const push = { ch: 'depth.binance_btc_usdt', ts: 5, seq: 1, data: book };
    expect(parseServerMessage(push)).toEqual({
      kind: 'push',
      channel: 'depth.binance_btc_usdt',
      time: 5,
      seq: 1,
      data: book,
    });
    expect(readMessage('depth', push.data)).toMatchObject({ bids: [[99, 1]], asks: [] });
    expect(readMessage('depth', { ts: 7 })).toBeNull();
  });

  it('knows each channel by the name it gives it, and no other name', () => {
    for (const kind of ['ticker', 'depth', 'trades'] as const)
      expect(readChannel(channelName(kind, 'bitcoin'))).toEqual({ kind, subject: 'bitcoin' });
    expect(readChannel(channelName('liquidation'))).toEqual({ kind: 'liquidation', subject: '' });
    for (const name of ['ticker', 'ticker.', 'ticker.A', 'liquidation.bitcoin', 'global', 'weather.x', ''])
      expect(readChannel(name), name).toBeNull();
  });

  it('carries on calls that the contract has', () => {
    for (const { call } of Object.values(liveChannels)) expect(endpoints).toHaveProperty(call);
  });

  it('keeps the number of a ping', () => {
    expect(parseServerMessage({ ping: 1519789122605 })).toEqual({ kind: 'ping', at: 1519789122605 });
  });

  it.each([
    null,
    'ping',
    {},
    { ch: 'ticker.bitcoin', ts: 1, seq: 1, data: { price_usd: 'x' } },
    { ch: 'ticker.bitcoin', data: {} },
  ])('rejects the malformed message %j', (json) => {
    expect(parseServerMessage(json)).toBeNull();
  });

  it('reads what a client may say', () => {
    expect(parseClientMessage({ op: 'subscribe', args: ['liquidation'] })).toEqual({
      op: 'subscribe',
      args: ['liquidation'],
    });
    expect(parseClientMessage({ pong: 3 })).toEqual({ pong: 3 });
  });

  it.each([
    { op: 'buy', args: ['x'] },
    { op: 'subscribe', args: [] },
    { op: 'subscribe', args: Array(501).fill('x') },
    3,
  ])('refuses the client message %#', (json) => {
    expect(parseClientMessage(json)).toBeNull();
  });
});
