import type { FailureKind } from '../http/failure.ts';

/** Longer than any address of ours with all its table state; shorter than what proxies in between refuse. */
const LONGEST = 4_096;
const PLAIN = /^\/[\w\-./~]*(\?[\w\-./~=&:,+]*)?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Judges the request target before anything else reads it. A path must be one our own pages and calls could have:
 * valid UTF-8 once decoded, without control characters, backslashes, encoded slashes or dot segments, and not
 * the absolute form that only proxies get. null when there is nothing against it.
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
