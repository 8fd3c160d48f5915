import { gzipSync } from 'node:zlib';

/** One message, serialised once for all its receivers. */
export interface SerializedMessage {
  readonly text: string;
  /** The same, compressed on first use. */
  gzip(): Buffer;
}

export function serialize(message: object): SerializedMessage {
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
