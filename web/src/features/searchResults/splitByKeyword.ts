import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

export interface KeywordPart {
  readonly text: string;
  readonly fits: boolean;
}

/**
 * Splits a text at every match of the keyword in any spelling (`foldWord`), as search finds it; an empty keyword matches
 * nothing. The parts together are the text as it was.
 */
export function splitByKeyword(text: string, keyword: string): readonly KeywordPart[] {
  const wanted = foldWord(keyword);
  if (wanted === '') return [{ text, fits: false }];
  const { folded, places } = foldedLetters(text);
  const parts: KeywordPart[] = [];
  let at = 0;
  let from = 0;
  for (let found = folded.indexOf(wanted); found >= 0; found = folded.indexOf(wanted, from)) {
    const start = places[found] ?? text.length;
    // The letter in which it ends as a whole: `㎡` cannot be highlighted by half.
    from = found + wanted.length;
    while (places[from] !== undefined && places[from] === places[from - 1]) from += 1;
    const end = places[from] ?? text.length;
    if (start > at) parts.push({ text: text.slice(at, start), fits: false });
    if (end > Math.max(start, at)) parts.push({ text: text.slice(Math.max(start, at), end), fits: true });
    at = Math.max(end, at);
  }
  if (at < text.length) parts.push({ text: text.slice(at), fits: false });
  return parts;
}

/** A letter with the marks that are composed with it. */
const LETTER = /\P{M}\p{M}*/gsu;
const SPACE = /^[^\S\n]+$/;

/** A text letter by letter in search's spelling, and where in the text each of its characters stands. */
function foldedLetters(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const isSpace = SPACE.test(letter);
    // Spaces in a row are one.
    if (isSpace && folded.endsWith(' ')) continue;
    const spelled = isSpace ? ' ' : foldWord(letter);
    folded += spelled;
    for (let count = 0; count < spelled.length; count += 1) places.push(index);
  }
  return { folded, places };
}
