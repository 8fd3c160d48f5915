import { clientMessageFault, liveRefusal, parseClientMessage } from '@coinmirror/shared/contract/live.ts';
import type { WebSocket } from 'ws';
import type { Hub } from './hub.ts';
import { type SerializedMessage, serialize } from './serialize.ts';

export interface ConnectionOptions {
  readonly gzip: boolean;
  /** ms between pings; two unanswered ones close the connection. */
  readonly pingInterval: number;
}

const MISSED_PONGS = 2;
const MOST_CHANNELS = 1_000;
/** Maximum bytes queued for a slow reader; beyond it intermediate states are skipped. */
const MOST_WAITING = 512 * 1024;

/** Serves one socket until it closes. */
export function serveConnection(
  socket: WebSocket,
  hub: Hub,
  { gzip, pingInterval }: ConnectionOptions,
): void {
  const channels = new Set<string>();
  let unanswered = 0;

  const send = (serialized: SerializedMessage) => socket.send(gzip ? serialized.gzip() : serialized.text);
  const say = (message: object) => send(serialize(message));
  const refuse = (msg: string) => say(liveRefusal(msg));
  const receive = (serialized: SerializedMessage) => {
    if (socket.bufferedAmount < MOST_WAITING) send(serialized);
  };

  function subscribe(args: readonly string[]): void {
    const unknown: string[] = [];
    const room = MOST_CHANNELS - channels.size;
    if (args.length > room) refuse(`订阅的频道不能超过 ${MOST_CHANNELS} 个`);
    for (const channel of args.slice(0, room)) {
      if (hub.join(channel, receive)) channels.add(channel);
      else unknown.push(channel);
    }
    if (unknown.length > 0) refuse(`没有这些频道：${unknown.slice(0, 5).join('、')}`);
  }

  function unsubscribe(args: readonly string[]): void {
    for (const channel of args) {
      if (channels.delete(channel)) hub.leave(channel, receive);
    }
  }

  socket.on('message', (data) => {
    const json = parseJson(String(data));
    const message = parseClientMessage(json);
    if (!message) refuse(clientMessageFault(json));
    else if ('pong' in message) unanswered = 0;
    else if (message.op === 'subscribe') subscribe(message.args);
    else unsubscribe(message.args);
  });

  const heart = setInterval(() => {
    if (unanswered >= MISSED_PONGS) return socket.terminate();
    unanswered += 1;
    say({ ping: Date.now() });
  }, pingInterval);

  socket.on('close', () => {
    clearInterval(heart);
    unsubscribe([...channels]);
  });
  // A reset connection also closes; no further handling is needed.
  socket.on('error', () => socket.terminate());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
