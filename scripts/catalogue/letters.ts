import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

/** Outlines of a line of letters: SVG path data, and its bounding box, in the same units. */
export interface LetterPath {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The path is scaled later. */
const SIZE = 100;
const fonts = ['latin', 'greek'].map((script) => fontOf(`inter-${script}-700-normal.woff`));

/**
 * Letters in Inter Bold without kerning (the library cannot read the font's kerning). Throws for a letter missing in
 * the font.
 */
export function lettersAsPath(letters: string): LetterPath {
  const whole = new opentype.Path();
  let x = 0;
  for (const letter of letters) {
    const font = fonts.find((one) => one.charToGlyphIndex(letter) > 0);
    if (font === undefined) throw new Error(`No font has ${letter}`);
    const glyph = font.charToGlyph(letter);
    whole.extend(glyph.getPath(x, 0, SIZE));
    x += ((glyph.advanceWidth ?? 0) * SIZE) / font.unitsPerEm;
  }
  const { x1, y1, x2, y2 } = whole.getBoundingBox();
  return { path: whole.toPathData(2), left: x1, top: y1, right: x2, bottom: y2 };
}

function fontOf(file: string): Font {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/${file}`)));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
