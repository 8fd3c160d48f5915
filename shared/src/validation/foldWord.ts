import { TRADITIONAL } from './traditional.ts';

/** Letters that nobody sees: marks of direction and of width, as pasted from chats and address books. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ASCII = /^\p{ASCII}*$/u;

const simplified = new Map<string, string>();
for (let at = 0; at < TRADITIONAL.length; at += 2)
  simplified.set(TRADITIONAL.charAt(at), TRADITIONAL.charAt(at + 1));

/**
 * The one spelling of a text in which search compares it: full width made plain, invisible letters left out, lower case,
 * simplified characters, one space between words and none around, no `$` or `#` before a symbol. Lines stay lines.
 */
export function foldWord(text: string): string {
  const plain = ASCII.test(text) ? text : plainLetters(text);
  return plain
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ |(?<=\n) | (?=\n)| $/g, '')
    .replace(/^[$#](?=\S)/gm, '');
}

function plainLetters(text: string): string {
  const letters = text.normalize('NFKC').replace(INVISIBLE, '');
  return letters.replace(/[\u4e00-\u9fff]/g, (letter) => simplified.get(letter) ?? letter);
}
