const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z0-9]/;

/** Joins parts of a sentence with Chinese spacing: a space between a Chinese character and a Latin letter or digit. */
export function joinSpaced(...parts: readonly string[]): string {
  return parts.reduce((said, part) => `${said}${meet(said.at(-1), part.at(0)) ? ' ' : ''}${part}`, '');
}

function meet(left = '', right = ''): boolean {
  return (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right));
}

/** Joins lines into one: Latin sentences are apart from each other by a space, Chinese ones by their full stops. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((said, line) => {
    const [left, right] = [said.at(-1) ?? '', line.at(0) ?? ''];
    return `${said}${isLatin(left) && isLatin(right) ? ' ' : ''}${line}`;
  }, '');
}

function isLatin(sign: string): boolean {
  return /^[\x21-\x7e]$/.test(sign);
}
