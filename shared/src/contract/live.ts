import * as v from 'valibot';
import { MAX_CHANNELS, readChannel, readMessage, type Tick } from './liveChannels.ts';
import { num, wireCount } from './wireNumber.ts';
import { millis } from './wireTime.ts';

/**
 * The live messages. A client subscribes by name; the server pushes to each channel with a sequence number
 * that only grows, so that a late message can be told. It is text, one at a time; with `/live?encoding=gzip` it may be
 * gzip, and several may come as one list. What channels there are and what they
 * carry is in `liveChannels.ts`.
 */

const clientMessage = v.union([
  v.object({
    op: v.picklist(['subscribe', 'unsubscribe']),
    args: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(MAX_CHANNELS)),
  }),
  v.object({ pong: num }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Reads a client's message; null if unknown. */
export function parseClientMessage(json: unknown): ClientMessage | null {
  const result = v.safeParse(clientMessage, json);
  return result.success ? result.output : null;
}

const list = v.object({ args: v.array(v.unknown()) });

/** Why `parseClientMessage` does not take a message, in a sentence for its sender. */
export function clientMessageFault(json: unknown): string {
  const read = v.safeParse(list, json);
  return read.success && read.output.args.length > MAX_CHANNELS ? TOO_MANY_CHANNELS : '看不懂这条消息';
}

/** What a sender reads who asks for more channels than one may hear. */
export const TOO_MANY_CHANNELS = `订阅的频道不能超过 ${MAX_CHANNELS} 个`;

const REFUSED = 400;

/** The message that refuses what a client has sent. */
export function liveRefusal(msg: string) {
  return { op: 'error', code: REFUSED, msg };
}

const serverMessage = v.union([
  v.object({ ch: v.string(), ts: millis, seq: wireCount, data: v.unknown() }),
  v.object({ ping: num }),
  v.object({ op: v.literal('error'), msg: v.string() }),
]);

export type ServerMessage =
  | { readonly kind: 'ping'; readonly at: number }
  /** What was sent is not taken; the connection goes on. */
  | { readonly kind: 'refusal'; readonly message: string }
  | { readonly kind: 'tick'; readonly tick: Tick }
  | {
      readonly kind: 'push';
      readonly channel: string;
      readonly time: number;
      readonly seq: number;
      /** Not read yet: `readMessage` does it. */
      readonly data: unknown;
    };

/** Reads a server's message; null if unknown, or a tick with malformed figures. */
export function parseServerMessage(json: unknown): ServerMessage | null {
  const result = v.safeParse(serverMessage, json);
  if (!result.success) return null;
  const message = result.output;
  if ('ping' in message) return { kind: 'ping', at: message.ping };
  if ('op' in message) return { kind: 'refusal', message: message.msg };
  const { ch, ts: time, seq, data } = message;
  const channel = readChannel(ch);
  if (channel?.kind !== 'ticker') return { kind: 'push', channel: ch, time, seq, data };
  const quote = readMessage('ticker', data);
  return quote && { kind: 'tick', tick: { code: channel.subject, seq, time, ...quote } };
}
