import { WHOLE_NUMBER } from './wholeNumbers.ts';

/** What must not be torn: a number with its units, a word of Latin letters. */
const WHOLE = new RegExp(String.raw`${WHOLE_NUMBER}(?:\s?[A-Za-z]+)?|[A-Za-z][\dA-Za-z.'_-]*`, 'g');
/** Half of a character beyond the first plane, too, whose other half has been cut off. */
const LOOSE_END = /[\s，、；：（“「\ud800-\udbff]+$/;

/** The beginning of a text, at most `most` characters and an ellipsis; numbers, their units and words stay whole. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, cutOf(text, most)).replace(LOOSE_END, '');
  return `${kept}…`;
}

function cutOf(text: string, most: number): number {
  for (const { index, 0: whole } of text.matchAll(WHOLE)) {
    if (index >= most) break;
    // One endless word would leave nothing of the text.
    if (index + whole.length > most) return index > most / 2 ? index : most;
  }
  return most;
}
