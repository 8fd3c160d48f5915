import type { FailureKind } from '../http/failure.ts';

/** Longer than any address of ours with all its table state; shorter than what proxies in between refuse. */
const LONGEST = 4_096;
const PLAIN = /^\/[\w\-./~]*(\?[\w\-./~=&:,+]*)?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Validates a request target, its query too; null when it is valid. */
export function addressFault(target: string | undefined): FailureKind | null {
  const fault = pathFault(target);
  if (fault !== null || target === undefined || isPlain(target)) return fault;
  return isReadable(queryOf(target)) ? null : 'badAddress';
}

/**
 * Validates a request target except for its query; null when it is valid. A path must be valid UTF-8 once decoded,
 * without control characters, backslashes, encoded slashes or dot segments, and not in the absolute form that only
 * proxies get.
 */
export function pathFault(target: string | undefined): FailureKind | null {
  if (!target?.startsWith('/')) return 'badAddress';
  if (target.length > LONGEST) return 'addressTooLong';
  if (isPlain(target)) return null;
  const encoded = pathOf(target);
  if (!isReadable(encoded) || /%2f/i.test(encoded)) return 'badAddress';
  const path = decodeURIComponent(encoded);
  if (path.includes('\\')) return 'badAddress';
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? 'badAddress' : null;
}

/** Is it percent-encoded UTF-8 without control characters? Raw bytes above ASCII must have been encoded. */
export function isReadable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw bytes above ASCII are what is looked for
  if (/[^\u0000-\u007f]/.test(text)) return false;
  try {
    return !CONTROL.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/** The path of a request target, and its query without the question mark. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}
export function queryOf(target: string): string {
  return target.slice(pathOf(target).length + 1);
}

function isPlain(target: string): boolean {
  return PLAIN.test(target) && !target.includes('/.');
}

const ESCAPE = /%[\da-f]{2}/gi;
const NEEDS_NONE = /^[\w\-.~]$/;

/**
 * The one spelling of an address (RFC 3986, 6.2.2): in its path letters, digits and `-._~` stand as they are, and
 * what must be encoded has its hex digits in capitals. A path with a broken escape stays as it came.
 */
export function plainSpelling(target: string): string {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (/%(?![\da-f]{2})/i.test(path)) return target;
  const plain = path.replace(ESCAPE, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return NEEDS_NONE.test(character) ? character : code.toUpperCase();
  });
  return at < 0 ? plain : plain + target.slice(at);
}
