const LONGEST = 200;
/**
 * What may be private: a mail address; seven digits and more, which may be a phone number with or without its country
 * code, however they are grouped; a long run of letters and digits, which may be a token. A day is none of these.
 */
const PRIVATE =
  /[^\s/@]+@[^\s/@]+|(?<day>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))|\+?\d(?:[ .()\-\u2010-\u2015]{0,2}\d){6,}|[\w-]{33,}/g;

/**
 * A path as it may stand in a log: never its query, no mail address, no number that could be a phone's, nothing that
 * could be a token, no control character, not longer than 200 characters.
 */
export function loggablePath(url: string | undefined): string {
  return redactText(decoded((url ?? '').split('?', 1)[0] ?? ''));
}

/** Any text by the same rules. */
export function redactText(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      .normalize('NFKC')
      .replace(PRIVATE, (match, day?: string) => (day === undefined ? '#' : match))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
      .replace(/[\u0000-\u001f\u007f-\u{10ffff}]/gu, '?')
  );
}

/** Escapes must not hide what is private; a path that cannot be decoded is taken as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
