import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PICTURE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { markTones } from '@coinmirror/shared/format/markTones.ts';
import { withoutSign } from '@coinmirror/shared/format/minus.ts';
import type { PicturePaints } from './paints.ts';
import { createPen, type Pen } from './pen.ts';
import type { PictureChange, PictureContent } from './picture.ts';
import { wrapText } from './wrapText.ts';

const { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, line: LINE } = PICTURE;
const { words: WORDS, quiet: QUIET } = PREVIEW_PAINTS;
const CODE = { left: RIGHT - 140, top: 396, edge: 140 };
/** Room for words beside the curve, and beside the code. */
const BESIDE_CURVE = 512;
const BESIDE_CODE = CODE.left - LEFT - 32;
/** Rows of a table in two columns, each of them above the mirror line. */
const ROWS = { top: 152, step: 46, each: 5 };

/** Draws the picture, 1200 × 630 px, on a new canvas: above the mirror line what is, below it what belongs to it. */
export function drawPicture(content: PictureContent, paints: PicturePaints): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = createPen(brush, paints);
  pen.fill(PREVIEW_PAINTS.ground, 0, 0, WIDTH, HEIGHT);
  const measure = (size: number) => (piece: string) => {
    brush.font = `600 ${size}px ${paints.fontFamily}`;
    return brush.measureText(piece).width;
  };
  if (content.text !== undefined) drawArticle(pen, content, measure);
  else if (content.rows) drawRows(pen, content, paints);
  else drawFigure(pen, content, paints);
  pen.fill(WORDS, 0, LINE, WIDTH, PICTURE.lineWidth);
  pen.code(content.address, CODE.left, CODE.top, CODE.edge);
  drawFoot(pen, content, paints);
  return canvas;
}

const ARROWS: Readonly<Record<PictureChange['direction'], string>> = { up: '▲ ', down: '▼ ', flat: '' };

function drawFigure(
  pen: Pen,
  { title, subtitle, figure, line = [], facts = [] }: PictureContent,
  { of }: PicturePaints,
) {
  if (line.length > 1) pen.curve(line);
  pen.write(title, LEFT, 96, { size: 38, room: BESIDE_CURVE });
  if (figure) {
    const { text, change } = figure;
    pen.write(text, LEFT - 4, 226, { size: pen.sizeFor(text, 120, BESIDE_CURVE) });
    // The arrow stands in place of the sign.
    const words = ARROWS[change.direction] + withoutSign(change.text);
    pen.write(words, LEFT, 318, { size: pen.sizeFor(words, 56, BESIDE_CURVE), color: of[change.direction] });
  }
  for (const [index, [name, value]] of facts.entries()) {
    const x = LEFT + index * 300;
    pen.write(name, x, 424, { size: 26, color: QUIET, weight: 500 });
    pen.write(value, x, 474, { size: 38, room: 280 });
  }
  pen.write(subtitle, LEFT, facts.length > 0 ? 512 : 430, noteInk);
}

const noteInk = { size: 22, color: QUIET, weight: 500, room: BESIDE_CODE } as const;

function drawRows(pen: Pen, { title, subtitle, rows = [] }: PictureContent, { of }: PicturePaints) {
  pen.write(title, LEFT, 96, { size: 38, room: RIGHT - LEFT });
  const wide = (RIGHT - LEFT - 48) / 2;
  for (const [index, { name, value, change }] of rows.slice(0, 2 * ROWS.each).entries()) {
    const x = LEFT + Math.floor(index / ROWS.each) * (wide + 48);
    const y = ROWS.top + (index % ROWS.each) * ROWS.step;
    pen.write(`${index + 1}`, x, y, { size: 22, color: QUIET, weight: 500 });
    pen.write(name, x + 38, y, { size: 26, room: 190 });
    pen.write(value, x + wide - 128, y, { size: 26, weight: 500, align: 'right', room: 150 });
    pen.write(change.text, x + wide, y, { size: 26, align: 'right', color: of[change.direction], room: 120 });
  }
  pen.write(subtitle, LEFT, 430, noteInk);
}

function drawArticle(
  pen: Pen,
  { title, subtitle, text = '' }: PictureContent,
  measure: (size: number) => (piece: string) => number,
) {
  const room = RIGHT - LEFT;
  for (const [index, line] of cut(wrapText(title, room, measure(56)), 3).entries())
    pen.write(line, LEFT, 128 + index * 84, { size: 56, room });
  for (const [index, line] of cut(wrapText(text, BESIDE_CODE, measure(24)), 3).entries())
    pen.write(line, LEFT, 420 + index * 36, { size: 24, color: QUIET, weight: 500, room: BESIDE_CODE });
  pen.write(subtitle, LEFT, 524, noteInk);
}

/** At most so many lines; what is left out ends in `…`. */
function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${[...(lines[most - 1] ?? '')].slice(0, -1).join('')}…`];
}

/** The mark on its line, the slogan, 演示数据 where it is, the time. */
function drawFoot(pen: Pen, { figure, mark, foot }: PictureContent, { of }: PicturePaints) {
  const top = PICTURE.footLine - 40;
  const { upper, lower } = markTones(figure?.change.direction ?? 'none');
  pen.fill(WORDS, 0, PICTURE.footLine, WIDTH, PICTURE.footWidth);
  pen.path(PICTURE_MARK.upper, LEFT, top, upper === 'up' ? of.up : WORDS);
  pen.path(PICTURE_MARK.lower, LEFT, top, lower === 'down' ? of.down : PREVIEW_PAINTS.reflect);
  pen.write(BRAND.name, 146, 560, { size: 30, weight: 700 });
  pen.write(BRAND.slogan, 226, 559, noteInk);
  pen.write(foot, RIGHT, 608, { ...noteInk, align: 'right' });
  if (mark === '') return;
  const room = 22 * mark.length + 20;
  const left = CODE.left - 32 - room;
  pen.fill(PREVIEW_PAINTS.mark, left, 534, room, 32);
  pen.write(mark, left + room / 2, 558, { size: 22, color: PREVIEW_PAINTS.ground, align: 'center' });
}
