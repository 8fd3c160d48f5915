const LONGEST = 200;
/** Longer than any address that is served; what comes after it is not looked at. */
const LONGEST_READ = 4_096;

const DIGIT = '[\\p{Nd}〇零一二三四五六七八九幺]';
const BETWEEN = '[^\\p{L}\\p{N}/]{0,3}';
/** A date is no number of a phone, however its digits are counted. */
const DAY = '(?<day>(?<!\\p{Nd})(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?!\\p{Nd}))';
/**
 * What may be private, by its shape: a mail address; seven digits and more, which may be a phone number with or without its
 * country code, however they are grouped and in whatever script; a mobile number spread over steps of a path; a token, which
 * is a signed one of several parts, what follows `Bearer`, or a long run of letters and digits.
 */
const PRIVATE = new RegExp(
  [
    '(?<![^\\s/@])[^\\s/@]+@[^\\s/@]+',
    'bearer[\\s:=]+[^\\s/]+',
    'ey[\\w-]{8,}(?:\\.[\\w-]*)+',
    '[\\w-]{12,}\\.[\\w-]{12,}\\.[\\w-]{12,}',
    '[\\w-]{33,}',
    '(?<![\\w-])[\\da-f]{24,}(?![\\w-])',
    DAY,
    `\\+?${DIGIT}(?:${BETWEEN}${DIGIT}){6,}`,
    '(?<!\\p{Nd})1/?[3-9](?:[^\\p{L}\\p{N}]{0,3}\\p{Nd}){9}(?!\\p{Nd})',
  ].join('|'),
  'giu',
);

/**
 * A path as it may stand in a log: never its query, no mail address, no number that could be a phone's, nothing that
 * could be a token, no control character, not longer than 200 characters.
 */
export function loggablePath(url: string | undefined): string {
  const [path = ''] = (url ?? '').split('?', 1);
  const [plain = ''] = decoded(path.slice(0, LONGEST_READ)).split('?', 1);
  return redacted(plain, path.length > LONGEST_READ, LONGEST);
}

/** Any text by the same rules, at most `longest` characters of it. */
export function redactText(text: string, longest = LONGEST): string {
  return redacted(decoded(text.slice(0, LONGEST_READ)), text.length > LONGEST_READ, longest);
}

function redacted(text: string, isCut: boolean, longest: number): string {
  const plain = text.normalize('NFKC');
  // Half of a number does not look like one.
  return (isCut ? plain.replace(/[^\s/]*$/, '#') : plain)
    .replace(PRIVATE, (match, day?: string) => (day === undefined ? '#' : match))
    .replace(/[^\u0020-\u007e]/gu, '?')
    .slice(0, longest);
}

/** Without its escapes, which must hide nothing: each round may uncover others, and is shorter. */
function decoded(text: string): string {
  for (let before = text; ; before = text) {
    text = before
      .replace(/%u([\da-f]{4})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/(?:%[\da-f]{2})+/gi, bytesOf);
    if (text === before) return text;
  }
}

/** Of a run that is no UTF-8 only the letters and digits are uncovered. */
function bytesOf(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  }
}
