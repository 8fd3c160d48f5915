import { gzipSync } from 'node:zlib';

/** One message, written once however many connections receive it. */
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
