/**
 * What files for other programs cannot hold: control characters (XML 1.0, RFC 5545), halves of surrogate pairs, the
 * non-characters. A program refuses a whole file with one of them.
 */
const FORBIDDEN =
  /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as feeds and calendars may hold it. */
export function printable(text: string): string {
  return text.replace(FORBIDDEN, '');
}
