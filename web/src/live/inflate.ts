import { ungzip as pakoUngzip } from 'pako';

/** Gzip or deflate bytes → text. Throws on broken data. */
export function ungzip(data: Uint8Array): string {
  return pakoUngzip(data, { toText: true });
}
