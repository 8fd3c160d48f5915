import { plainText } from './plainText.ts';
import { TRADITIONAL } from './traditional.ts';

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
  return plainText(text).replace(/[\u4e00-\u9fff]/g, (letter) => simplified.get(letter) ?? letter);
}
