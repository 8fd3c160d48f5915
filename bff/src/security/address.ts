import type { FailureKind } from '../http/failure.ts';

/** Longer than any address of ours with all its table state; shorter than what proxies in between refuse. */
const LONGEST = 4_096;
const PLAIN = /^\/[\w\-./~]*(\?[\w\-./~=&:,+]*)?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Validates the request target before anything else reads it; null when it is valid. A path must be valid UTF-8 once
 * decoded, without control characters, backslashes, encoded slashes or dot segments, and not in the absolute form that
 * only proxies get.
 */
export function addressFault(target: string | undefined): FailureKind | null {
  if (!target?.startsWith('/')) return 'badAddress';
  if (target.length > LONGEST) return 'addressTooLong';
  if (PLAIN.test(target) && !target.includes('/.')) return null;
  const at = target.indexOf('?');
  const path = decoded(at < 0 ? target : target.slice(0, at));
  const query = decoded(at < 0 ? '' : target.slice(at + 1));
  if (path === null || query === null) return 'badAddress';
  if (CONTROL.test(path) || CONTROL.test(query) || path.includes('\\')) return 'badAddress';
  if (/%2f/i.test(at < 0 ? target : target.slice(0, at))) return 'badAddress';
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? 'badAddress' : null;
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

/** Percent-decoded text; null when it is not valid UTF-8, or was sent as raw bytes. */
function decoded(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw bytes above ASCII must have been encoded
  if (/[^\u0000-\u007f]/.test(text)) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
