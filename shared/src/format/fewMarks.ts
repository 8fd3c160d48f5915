/** Marks that a letter of any living script may carry, and some more. */
const FEW = 4;
const TOO_MANY = new RegExp(String.raw`(\p{M}{${FEW}})\p{M}+`, 'gu');

/** A text whose letters carry at most four combining marks each: hundreds of them paint over the page around it. */
export function fewMarks(text: string): string {
  return text.replace(TOO_MANY, '$1');
}
