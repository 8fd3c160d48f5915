import { describe, expect, it } from 'vitest';
import { globalPush, parseClientMessage, parseServerMessage, readLiveGlobal, tickPush } from './live.ts';
import type { Tick } from './liveChannels.ts';

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
    const json: unknown = JSON.parse(JSON.stringify(tickPush(tick)));
    expect(parseServerMessage(json)).toEqual({ kind: 'tick', tick });
  });

  it('passes on messages of all other channels undecoded', () => {
    const push = globalPush(5, 1, { xauprice: 4000 });
    expect(parseServerMessage(push)).toEqual({
      kind: 'push',
      channel: 'global',
      time: 5,
      seq: 1,
      data: { xauprice: 4000 },
    });
    expect(readLiveGlobal(push.data)).toMatchObject({ goldPrice: 4000, marketCap: null });
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

  it('reads every client message', () => {
    expect(parseClientMessage({ op: 'subscribe', args: ['global'] })).toEqual({
      op: 'subscribe',
      args: ['global'],
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
