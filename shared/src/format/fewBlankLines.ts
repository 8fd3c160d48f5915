/** Line and paragraph separators break a line in a browser like a line feed. */
const SEPARATORS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Letters of no ink: a line of them alone is as blank as an empty one. */
const NO_INK = String.raw`[^\S\n]|[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]`;
const BLANK_LINES = new RegExp(String.raw`\n(?:(?:${NO_INK})*\n){2,}`, 'gu');

/** Limits blank lines to one in a row: hundreds of them push a page's other content out of reach. */
export function fewBlankLines(text: string): string {
  return text.replace(SEPARATORS, '\n').replace(BLANK_LINES, '\n\n');
}
