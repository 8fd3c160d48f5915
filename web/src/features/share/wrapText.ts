/** Punctuation that may not begin a line. */
const CLOSING = /^[，。、；：？！）」』”’%…,.;:?!)]/;

/**
 * A text in lines no wider than `room` by `measure`. Chinese breaks between any two characters, a word of Latin letters
 * or digits is kept whole where it fits, and a closing mark stays with what it closes.
 */
export function wrapText(text: string, room: number, measure: (piece: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\w$.,%+-]+|\s+|[^\w\s]/gu) ?? []) {
    if (line !== '' && measure(line + piece) > room && !CLOSING.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  if (line !== '') lines.push(line);
  return lines;
}
