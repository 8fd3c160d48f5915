import { lettersAsPath } from './letters.ts';
import { readKeyed } from './table.ts';

/** Letters on a disc, for logos that no icon package has. Colours are `#rrggbb`. */
export interface Mark {
  readonly letters: string;
  readonly ground: string;
  readonly ink: string;
}

const marks = readKeyed('marks');

/** The mark of `coin/sky` or `exchange/deribit` in marks.txt; null without one. */
export function markOf(key: string): Mark | null {
  const cells = marks.get(key);
  if (cells === undefined) return null;
  const [letters = '', ground = '', ink = ''] = cells;
  if (letters === '' || letters.length > MOST_LETTERS || ![ground, ink].every(isColour))
    throw new Error(`marks.txt: ${key} wants one to ${MOST_LETTERS} letters and two colours`);
  return { letters, ground, ink };
}

const MOST_LETTERS = 4;
/** Maximum size of the letters on a disc of 32. */
const [WIDTH, HEIGHT] = [22, 12];

/** A mark as SVG text. Letters are paths, because the build machine may have no fonts. */
export function markText({ letters, ground, ink }: Mark): string {
  const { path, left, top, right, bottom } = lettersAsPath(letters);
  const scale = Math.min(WIDTH / (right - left), HEIGHT / (bottom - top));
  const middle = `translate(${(-(left + right) / 2).toFixed(2)} ${(-(top + bottom) / 2).toFixed(2)})`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<circle cx="16" cy="16" r="16" fill="${ground}"/>`,
    `<path fill="${ink}" transform="translate(16 16) scale(${scale.toFixed(4)}) ${middle}" d="${path}"/>`,
    '</svg>',
  ].join('');
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
