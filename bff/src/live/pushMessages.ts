import { gzipSync } from 'node:zlib';

/** One push as it is sent to any number of visitors. */
export interface PushMessage {
  /** No other frame of this process has it. */
  readonly id: number;
  readonly text: Buffer;
}

/** What leaves in one message of the socket. */
interface Message {
  readonly data: Buffer;
  readonly binary: boolean;
}

/** Puts what one visitor hears at once into one message: a push as it is, several as a list, gzip where that is worth it. */
export type Bundler = (pushes: readonly PushMessage[]) => Message;

/** Bytes below which compressing saves little, and a browser would spend more on inflating: a lone tick has 210. */
const WORTH_COMPRESSING = 256;
const GZIP_LEVEL = 4;
const [BEGIN, BETWEEN, END] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

let pushes = 0;

export function createPushMessage(json: string): PushMessage {
  pushes += 1;
  return { id: pushes, text: Buffer.from(json) };
}

/** A bundler for all visitors: those who hear the same hear it in the same turn of the loop, so it is made once for them. */
export function createBundler(): Bundler {
  const made = new Map<string, Message>();
  return (parts) => {
    const key = parts.map(({ id }) => id).join();
    const known = made.get(key);
    if (known) return known;
    if (made.size === 0) setImmediate(() => made.clear());
    const message = bundled(parts);
    made.set(key, message);
    return message;
  };
}

function bundled(parts: readonly PushMessage[]): Message {
  const text = textOf(parts);
  return text.length < WORTH_COMPRESSING
    ? { data: text, binary: false }
    : { data: gzipSync(text, { level: GZIP_LEVEL }), binary: true };
}

function textOf(parts: readonly PushMessage[]): Buffer {
  const [only] = parts;
  if (only && parts.length === 1) return only.text;
  const pieces = parts.flatMap(({ text }, index) => [index === 0 ? BEGIN : BETWEEN, text]);
  return Buffer.concat([...pieces, END]);
}
