import { gzipSync } from 'node:zlib';

/** One push, ready to be sent to any number of visitors: written once, compressed at the first one who asks. */
export interface PushFrame {
  readonly text: Buffer;
  gzip(): Buffer;
}

export function createPushFrame(json: string): PushFrame {
  const text = Buffer.from(json);
  let zipped: Buffer | undefined;
  return {
    text,
    gzip() {
      zipped ??= gzipSync(text, { level: 4 });
      return zipped;
    },
  };
}
