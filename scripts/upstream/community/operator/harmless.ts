/**
 * Letters that a terminal obeys instead of showing: controls, separators, directions, what has no ink. The joiner of emoji
 * stays.
 */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
const JOINER = '\u200d';

/** A visitor's text for the operator's terminal: what could move its cursor, colour it or forge a line is spelt out. */
export function harmless(text: string): string {
  return text.replace(OBEYED, (letter) =>
    letter === JOINER ? letter : `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The same for a text of several lines; each is marked, so that none passes for one of ours. */
export function harmlessLines(text: string): readonly string[] {
  return text.split('\n').map((line) => `  | ${harmless(line)}`);
}
