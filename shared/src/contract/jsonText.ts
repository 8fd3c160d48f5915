/** An escape of half a surrogate pair, or of both halves. */
const HALF = /\\u[dD][89a-fA-F]/;
/** Every escape from left to right, so that a backslash that is escaped itself begins none. */
const ESCAPES =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g;

/**
 * JSON whose strings are well-formed: half a surrogate pair, which only an escape can bring into UTF-8, is the sign for
 * an unreadable character. Addresses cannot be made of a half, and programs refuse files with one.
 */
export function wellFormedJson(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replace(ESCAPES, (whole, half: string | undefined) => (half === undefined ? whole : '\\ufffd'));
}
