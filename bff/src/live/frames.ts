import { gzipSync } from 'node:zlib';

const TEXT = 1;
const BINARY = 2;

let made = 0;

/** One push, ready to be written to any number of visitors; built once, compressed at the first one who asks. */
export interface PushFrame {
  /** Two frames with the same number are the same frame. */
  readonly id: number;
  readonly text: Buffer;
  gzip(): Buffer;
}

export function createPushFrame(json: string): PushFrame {
  const payload = Buffer.from(json);
  let zipped: Buffer | undefined;
  made += 1;
  return {
    id: made,
    text: frame(payload, TEXT),
    gzip() {
      zipped ??= frame(gzipSync(payload, { level: 4 }), BINARY);
      return zipped;
    },
  };
}

/** A whole, unmasked server frame (RFC 6455, 5.2). */
export function frame(payload: Buffer, opcode: number): Buffer {
  const { length } = payload;
  const headLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const out = Buffer.allocUnsafe(headLength + length);
  out[0] = 0x80 | opcode;
  if (headLength === 2) {
    out[1] = length;
  } else if (headLength === 4) {
    out[1] = 126;
    out.writeUInt16BE(length, 2);
  } else {
    out[1] = 127;
    out.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(out, headLength);
  return out;
}
