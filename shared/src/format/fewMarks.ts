/** More marks than a letter of any living script needs. */
const FEW = 4;
const TOO_MANY = new RegExp(String.raw`(\p{M}{${FEW}})\p{M}+`, 'gu');

/** Limits combining marks to four per letter: hundreds of them paint over the surrounding page. */
export function fewMarks(text: string): string {
  return text.replace(TOO_MANY, '$1');
}
