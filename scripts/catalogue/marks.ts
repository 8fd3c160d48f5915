import { readKeyed } from './table.ts';

/** Letters on a disc, for what no icon package has a picture of. Colours are `#rrggbb`. */
export interface Mark {
  readonly letters: string;
  readonly ground: string;
  readonly ink: string;
}

const marks = readKeyed('marks');

/** The mark of `coin/sky` or `exchange/deribit` in marks.txt; null where none is drawn. */
export function markOf(key: string): Mark | null {
  const cells = marks.get(key);
  if (cells === undefined) return null;
  const [letters = '', ground = '', ink = ''] = cells;
  if (letters === '' || letters.length > SIZES.length || ![ground, ink].every(isColour))
    throw new Error(`marks.txt: ${key} wants one to ${SIZES.length} letters and two colours`);
  return { letters, ground, ink };
}

/** Sizes of one, two, three and four letters that fill a disc of 32. */
const SIZES = [18, 14, 11, 9];

/** A mark as SVG text. */
export function markText({ letters, ground, ink }: Mark): string {
  const size = SIZES[letters.length - 1];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<circle cx="16" cy="16" r="16" fill="${ground}"/>`,
    `<text x="16" y="16" fill="${ink}" font-family="Arial,Helvetica,sans-serif" font-size="${size}" font-weight="700"`,
    ` text-anchor="middle" dominant-baseline="central">${letters}</text>`,
    '</svg>',
  ].join('');
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
