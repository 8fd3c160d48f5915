const LONGEST = 200;
/** Seven digits in a row and more may be a phone number, with or without its country code. */
const DIGITS = /\d{7,}/g;
/** Long runs of letters and digits may be a token. */
const TOKEN = /[\w-]{33,}/g;

/**
 * A path as it may stand in a log: never its query, no number that could be a phone's, nothing that could be a
 * token, no control character, not longer than 200 characters.
 */
export function loggablePath(url: string | undefined): string {
  return redactText((url ?? '').split('?', 1)[0] ?? '');
}

/** Any text by the same rules. */
export function redactText(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      .replace(TOKEN, '#')
      .replace(DIGITS, '#')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
      .replace(/[\u0000-\u001f\u007f-\u{10ffff}]/gu, '?')
  );
}
