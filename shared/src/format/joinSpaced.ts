const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z0-9]/;

/** Joins parts of a sentence with Chinese spacing: a space between a Chinese character and a Latin letter or digit. */
export function joinSpaced(...parts: readonly string[]): string {
  return parts.reduce((said, part) => `${said}${meet(said.at(-1), part.at(0)) ? ' ' : ''}${part}`, '');
}

function meet(left = '', right = ''): boolean {
  return (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right));
}
