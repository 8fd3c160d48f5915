/** What a published checksum says about a file's own. */
export type HashVerdict = 'same' | 'different' | 'unreadable';

/** 64 hexadecimal digits. */
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Whether a published SHA-256 is that of a file. `computed` is lower-case hexadecimal; what was pasted may have spaces,
 * capitals, a leading `sha256:` and the file's name behind it, as checksum lists are written.
 */
export function compareHash(computed: string, pasted: string): HashVerdict {
  const word = pasted
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:=\s]*/, '');
  const spaced = word.replace(/\s+/g, '');
  const digits = SHA256.test(spaced) ? spaced : (word.split(/[\s*]+/)[0] ?? '');
  if (!SHA256.test(digits)) return 'unreadable';
  return digits === computed ? 'same' : 'different';
}
