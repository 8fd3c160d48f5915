import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Parses a pasted SHA-256: ignores spaces, case, a `sha256:` prefix and the file name of checksum lists. null when it
 * is not one.
 */
export function readSha256(typed: string): string | null {
  const words = typed
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:=\s]*/, '')
    .split(/[\s*]+/);
  return [words.join(''), words[0] ?? ''].find((word) => /^[\da-f]{64}$/.test(word)) ?? null;
}

/** Bytes read at once, so that a large package is never in memory as a whole. */
const PIECE = 4 * 1024 * 1024;

/**
 * SHA-256 of a file in hexadecimal, computed in this browser in chunks; `onPart` receives the progress, 0 to 1. Rejects
 * where the file cannot be read.
 */
export async function sha256Of(file: Blob, onPart: (part: number) => void = () => {}): Promise<string> {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += PIECE) {
    hash.update(new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer()));
    onPart(Math.min(1, (from + PIECE) / file.size));
  }
  return bytesToHex(hash.digest());
}
