import type { Duplex } from 'node:stream';
import {
  clientMessageFault,
  liveRefusal,
  parseClientMessage,
  TOO_MANY_CHANNELS,
} from '@coinmirror/shared/contract/live.ts';
import { MAX_CHANNELS } from '@coinmirror/shared/contract/liveChannels.ts';
import type { WebSocket } from 'ws';
import type { Hub, Listener } from './hub.ts';
import type { Bundler } from './pushMessages.ts';
import { createSendBuffer } from './sendBuffer.ts';

/** Time between two pings to a visitor, ms. */
export const PING_INTERVAL = 10_000;
/** Unanswered pings after which a visitor counts as gone. */
const MISSED_PINGS = 2;
/** Messages that a visitor may send between two pings; our pages send far fewer. */
const MESSAGES_PER_INTERVAL = 100;

const POLICY_VIOLATION = 1008;
/** How long a visitor who was asked to leave may take, ms. */
const LEAVE_WITHIN = 2_000;

export interface VisitorOptions {
  readonly socket: WebSocket;
  /** The connection under the socket. */
  readonly stream: Duplex;
  /** How the visitor takes several pushes at once; null for each by itself, as text. */
  readonly bundle: Bundler | null;
  readonly hub: Hub;
  readonly now: () => number;
}

export interface Visitor {
  /** Sends a ping; ends the connection of a visitor who is gone. */
  heartbeat(): void;
  close(code: number, reason: string): void;
}

/** One visitor's side of the fan-out: what he says, whether he is still there, what he hears. */
export function createVisitor({ socket, stream, bundle, hub, now }: VisitorOptions): Visitor {
  const sendBuffer = createSendBuffer(socket, stream, bundle);
  let unanswered = 0;
  let messages = 0;

  const listener: Listener = {
    push(channel, push) {
      if (socket.readyState === socket.OPEN) sendBuffer.push(channel, push);
    },
  };

  function dismiss(code: number, reason: string): void {
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), LEAVE_WITHIN).unref();
  }

  function refuse(msg: string): void {
    socket.send(JSON.stringify(liveRefusal(msg)));
  }

  function take(text: string): void {
    const json = parseJson(text);
    const message = parseClientMessage(json);
    if (message === null) {
      refuse(clientMessageFault(json));
      return;
    }
    if ('pong' in message) {
      unanswered = 0;
      return;
    }
    if (message.op === 'unsubscribe') {
      for (const name of message.args) sendBuffer.forget(name);
      hub.leave(listener, message.args);
      return;
    }
    const wanted = hub.missing(listener, message.args);
    if (hub.joined(listener) + wanted.length > MAX_CHANNELS) {
      refuse(TOO_MANY_CHANNELS);
      dismiss(POLICY_VIOLATION, 'too many channels');
      return;
    }
    hub.join(listener, wanted);
  }

  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return;
    messages += 1;
    if (messages > MESSAGES_PER_INTERVAL) dismiss(POLICY_VIOLATION, 'too many messages');
    else take(binary ? '' : data.toString());
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => hub.leaveAll(listener));

  return {
    heartbeat() {
      messages = 0;
      if (unanswered >= MISSED_PINGS) return socket.terminate();
      unanswered += 1;
      socket.send(JSON.stringify({ ping: now() }));
    },
    close: dismiss,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
