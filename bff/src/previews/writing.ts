import { type Canvas, type Colour, fill } from './canvas.ts';
import type { Glyphs } from './glyphs.ts';

/** Where and how large a line of text stands: px, from its left end and the line its letters stand on. */
export interface Writing {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly colour: Colour;
}

/** A brush for words on a canvas. */
export interface Pen {
  readonly glyphs: Glyphs;
  /** Writes a line; returns where it ends. */
  write(text: string, writing: Writing): number;
  /** Writes a line that ends at `x`; returns where it begins. */
  writeBefore(text: string, writing: Writing): number;
}

export function createPen(canvas: Canvas, glyphs: Glyphs): Pen {
  const write: Pen['write'] = (text, { x, baseline, size, colour }) => {
    fill(canvas, glyphs.contours(text, x, baseline, size), colour);
    return x + glyphs.width(text, size);
  };
  return {
    glyphs,
    write,
    writeBefore(text, writing) {
      const x = writing.x - glyphs.width(text, writing.size);
      write(text, { ...writing, x });
      return x;
    },
  };
}

/** The largest size, up to `size`, at which a text is at most `width` px wide. */
export function fittingSize(glyphs: Glyphs, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(glyphs.width(text, size), 1));
}

const ELLIPSIS = '…';
/** No line begins with these. */
const HANGING = /^[，。、；：！？）」》”’%]/u;

/** A text in at most `most` lines of `width` px; what does not fit ends in `…`. Latin words stay whole where they fit. */
export function linesOf(glyphs: Glyphs, text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = text.match(/[\p{Script=Latin}\d.,$¥%+'-]+|\s+|./gu) ?? [];
  for (const piece of pieces) {
    const fits = glyphs.width(line + piece, size) <= width;
    if (fits || line === '' || HANGING.test(piece)) line += piece;
    else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${[...(lines[most - 1] ?? '')].slice(0, -1).join('')}${ELLIPSIS}`];
}
