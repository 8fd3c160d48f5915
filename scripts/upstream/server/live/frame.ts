import { gzipSync } from 'node:zlib';

/** One message, serialised once for all its receivers. */
export interface Frame {
  readonly text: string;
  /** The same, compressed on first use. */
  gzip(): Buffer;
}

export function frameOf(message: object): Frame {
  const text = JSON.stringify(message);
  let packed: Buffer | undefined;
  return {
    text,
    gzip() {
      packed ??= gzipSync(text, { level: 1 });
      return packed;
    },
  };
}
