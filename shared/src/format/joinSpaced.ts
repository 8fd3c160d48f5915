const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z0-9]/;

/** Parts of a sentence put together as Chinese is set: a space where a Chinese character meets a Latin letter or digit. */
export function joinSpaced(...parts: readonly string[]): string {
  return parts.reduce((said, part) => `${said}${meet(said.at(-1), part.at(0)) ? ' ' : ''}${part}`, '');
}

function meet(left = '', right = ''): boolean {
  return (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right));
}
