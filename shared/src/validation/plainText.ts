/**
 * Signs that nobody sees: marks of direction and of width, soft hyphens, variation selectors, fillers, the blank of
 * Braille. They come along with what is pasted from chats and address books, or are typed to imitate another's name.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb\u2800]/gu;

/** A text in plain signs: full width and other compatible forms as usual letters, invisible signs left out. */
export function plainText(text: string): string {
  // Letters and their marks may have been apart only by an invisible sign.
  return text.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKC');
}

/** A line as it is meant, in plain signs: one space where blanks and control characters were, none around. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** What people and messages write between digits: blanks, dashes, dots. */
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212.·•_]/gu;

/** Digits as they are meant, of a code or a calling code: `026 837` and `０２６８３７` are 026837. Other signs stay. */
export function plainDigits(text: string): string {
  return plainText(text).replace(BETWEEN_DIGITS, '');
}
