import { INTEGER } from './unbrokenNumbers.ts';

/** Not to be broken: a number with its units, a Latin word. */
const WHOLE = new RegExp(String.raw`${INTEGER}(?:\s?[A-Za-z]+)?|[A-Za-z][\dA-Za-z.'_-]*`, 'g');
/** Includes half of a surrogate pair whose other half was cut off. */
const LOOSE_END = /[\s，、；：（“「\ud800-\udbff]+$/;

/** The beginning of a text, at most `most` characters and an ellipsis; numbers with units and words are not broken. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, cutOf(text, most)).replace(LOOSE_END, '');
  return `${kept}…`;
}

function cutOf(text: string, most: number): number {
  for (const { index, 0: whole } of text.matchAll(WHOLE)) {
    if (index >= most) break;
    // An endless word would leave nothing of the text.
    if (index + whole.length > most) return index > most / 2 ? index : most;
  }
  return most;
}
