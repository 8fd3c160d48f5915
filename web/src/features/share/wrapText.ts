/** Punctuation that must not start a line. */
const CLOSING = /^[，。、；：？！）」』”’%…,.;:?!)]/;

/**
 * Wraps a text to `room`, measured by `measure`. Chinese breaks between any two characters, a word of Latin letters or
 * digits stays whole where it fits, and closing punctuation stays with the text before it.
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
