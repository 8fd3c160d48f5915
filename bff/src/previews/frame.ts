import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PREVIEW_SIZE } from '../pages/previews.ts';
import { type Canvas, type Colour, clear, fill } from './canvas.ts';
import type { Glyphs } from './glyphs.ts';
import { roundRect, stroke } from './shapes.ts';
import { createPen, type Pen } from './writing.ts';

/** The colours of `scripts/previews/pictures.ts`, and those of the dark theme: a rise is red until a visitor chooses. */
export const COLOURS = {
  ground: [22, 37, 92],
  brand: [41, 82, 227],
  words: [255, 255, 255],
  light: [196, 208, 255],
  quiet: [143, 163, 232],
  up: [255, 107, 120],
  down: [53, 193, 134],
  flat: [196, 208, 255],
  mark: [255, 200, 87],
} as const satisfies Readonly<Record<string, Colour>>;

/** The border around everything, px. */
export const MARGIN = 72;
/** Where what is at the right ends. */
export const RIGHT = PREVIEW_SIZE.width - MARGIN;

/** What is drawn upon, and with which letters. */
export interface Surface {
  /** Of the size of all previews; its former picture is painted over. */
  readonly canvas: Canvas;
  readonly glyphs: Glyphs;
}

interface Frame {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

/** The drawing of a picture in parts of a few ms each, between which others may be served. */
export type Drawing = Generator<void, void, void>;

/**
 * What each picture has: the brand, the mark of simulated data ('' for none), below the time of its numbers or words and
 * the brand's line.
 */
export function* createFrame(
  { canvas, glyphs }: Surface,
  { mark, foot }: { readonly mark: string; readonly foot: string },
): Generator<void, Frame, void> {
  clear(canvas, COLOURS.ground);
  const pen = createPen(canvas, glyphs);
  drawBrand(canvas);
  pen.write(BRAND.name, { x: MARGIN + 84, baseline: 106, size: 44, colour: COLOURS.words });
  yield;
  if (mark !== '') drawMark({ canvas, pen }, mark);
  const line = { baseline: 586, size: 26, colour: COLOURS.quiet };
  pen.write(foot, { ...line, x: MARGIN });
  pen.writeBefore(BRAND.slogan, { ...line, x: RIGHT });
  yield;
  return { canvas, pen };
}

/** `web/public/favicon.svg`, whose box of 32 is 64 px here. */
function drawBrand(canvas: Canvas): void {
  const at = (x: number, y: number) => ({ x: MARGIN + x * 2, y: 58 + y * 2 });
  const centre = at(14, 14);
  const ring = Array.from({ length: 49 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI;
    return { x: centre.x + 15 * Math.cos(angle), y: centre.y + 15 * Math.sin(angle) };
  });
  fill(canvas, [roundRect(MARGIN, 58, 64, 64, 16)], COLOURS.brand);
  fill(canvas, stroke(ring, 5), COLOURS.words);
  fill(canvas, stroke([at(19.6, 19.6), at(25, 25)], 6), COLOURS.words);
  fill(canvas, stroke([at(10, 16.2), at(12.6, 13.2), at(14.8, 15), at(18, 11)], 4), COLOURS.words);
}

function drawMark({ canvas, pen }: Frame, mark: string): void {
  const width = pen.glyphs.width(mark, 30) + 48;
  fill(canvas, [roundRect(RIGHT - width, 62, width, 56, 28)], COLOURS.mark);
  pen.write(mark, { x: RIGHT - width + 24, baseline: 101, size: 30, colour: COLOURS.ground });
}
