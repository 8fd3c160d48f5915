import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import { MAX_CHANNELS } from '@coinmirror/shared/contract/liveChannels.ts';
import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createHub } from './hub.ts';
import { createVisitor } from './visitor.ts';

/** A socket that remembers what was done to it. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  ended = '';
  send(text: string): void {
    this.sent.push(text);
  }
  close(code: number): void {
    this.ended = `closed ${code}`;
  }
  terminate(): void {
    this.ended = 'terminated';
  }
  say(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }
}

function visit() {
  const socket = new FakeSocket();
  const hub = createHub({ releaseDelay: 1, subscribe: () => {}, unsubscribe: () => {} });
  const visitor = createVisitor({
    socket: socket as unknown as WebSocket,
    stream: new PassThrough(),
    bundle: null,
    hub,
    now: () => 1519789122605,
  });
  return { socket, visitor, hub };
}

describe('a visitor of the live socket', () => {
  test('is asked whether he is still there, with the time', () => {
    const { socket, visitor } = visit();
    visitor.heartbeat();
    expect(socket.sent).toEqual(['{"ping":1519789122605}']);
  });

  test('is gone after two pings without an answer', () => {
    const { socket, visitor } = visit();
    visitor.heartbeat();
    visitor.heartbeat();
    expect(socket.ended).toBe('');
    visitor.heartbeat();
    expect(socket.ended).toBe('terminated');
  });

  test('stays as long as he answers', () => {
    const { socket, visitor } = visit();
    for (let turn = 0; turn < 10; turn++) {
      visitor.heartbeat();
      socket.say({ pong: 1519789122605 });
    }
    expect(socket.ended).toBe('');
  });

  test('has room again for as many channels as he leaves, and a name said twice counts once', () => {
    const { socket } = visit();
    const all = Array.from({ length: MAX_CHANNELS }, (_, at) => `c${at}`);
    socket.say({ op: 'subscribe', args: all });
    socket.say({ op: 'subscribe', args: all.slice(0, 2) });
    socket.say({ op: 'unsubscribe', args: ['c0', 'c0', 'never joined'] });
    socket.say({ op: 'subscribe', args: ['other', 'other'] });
    expect(socket.ended).toBe('');
    socket.say({ op: 'subscribe', args: ['one more'] });
    expect(socket.ended).toBe('closed 1008');
  });

  test('is told what is not taken, and stays', () => {
    const { socket, hub } = visit();
    const channels = (count: number) => Array.from({ length: count }, (_, at) => `ticker.coin${at}`);
    socket.say({ op: 'subscribe', args: channels(4_000) });
    socket.say({ op: 'unsubscribe', args: channels(MAX_CHANNELS + 1) });
    socket.say({ op: 'subscribe', args: ['x'.repeat(200)] });
    socket.say(['subscribe']);
    expect(socket.sent.map((text) => parseServerMessage(JSON.parse(text)))).toEqual([
      { kind: 'refusal', message: '订阅的频道不能超过 500 个' },
      { kind: 'refusal', message: '订阅的频道不能超过 500 个' },
      { kind: 'refusal', message: '看不懂这条消息' },
      { kind: 'refusal', message: '看不懂这条消息' },
    ]);
    expect([socket.ended, hub.channels()]).toEqual(['', []]);
    socket.say({ op: 'subscribe', args: channels(MAX_CHANNELS) });
    expect(hub.channels()).toHaveLength(MAX_CHANNELS);
  });

  test('leaves his channels when he goes', () => {
    const { socket, hub } = visit();
    socket.say({ op: 'subscribe', args: ['a', 'b'] });
    expect(hub.channels()).toEqual(['a', 'b']);
    const received: string[] = [];
    hub.join({ push: (channel) => received.push(channel) }, ['a']);
    socket.emit('close');
    hub.receive({ ch: 'b', seq: 1 });
    expect(received).toEqual([]);
  });
});
