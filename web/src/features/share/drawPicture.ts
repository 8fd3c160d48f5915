import { encode } from 'uqr';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { PictureChange, PictureContent } from './picture.ts';
import { wrapText } from './wrapText.ts';

const SCALE = 2;
const WIDTH = 480;
const PAD = 24;
const HEAD = 84;
const FIGURE = 60;
const LINE = 120;
const ROW = 36;
const FOOT = 112;
const CODE = 80;
const TITLE_LINE = 30;
const TEXT_LINE = 24;
const TITLE_FONT = { size: 20, weight: 600 } as const;
const TEXT_FONT = { size: 14, weight: 400 } as const;

/** Draws the picture on a new canvas, at double size, in the colours of the visitor's theme and palette. */
export function drawPicture(content: PictureContent, colors: ThemeColors): HTMLCanvasElement {
  const { figure, line = [], rows = [], text } = content;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  const room = WIDTH - 2 * PAD;
  const titles =
    text === undefined ? [content.title] : wrapped(brush, content.title, TITLE_FONT, colors, room);
  const words = text === undefined ? [] : wrapped(brush, text, TEXT_FONT, colors, room);
  const head = HEAD + (titles.length - 1) * TITLE_LINE;
  const height =
    head +
    (figure ? FIGURE : 0) +
    (line.length > 1 ? LINE : 0) +
    rows.length * ROW +
    words.length * TEXT_LINE +
    FOOT;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  brush.scale(SCALE, SCALE);
  brush.fillStyle = colors.paper;
  brush.fillRect(0, 0, WIDTH, height);
  const pen = createPen(brush, colors);

  for (const [at, one] of titles.entries())
    pen.write(one, PAD, 40 + at * TITLE_LINE, { ...TITLE_FONT, room });
  pen.write(content.subtitle, PAD, head - 20, { color: colors.text3, size: 13, room });
  let top = head;
  if (figure) {
    const width = pen.write(figure.text, PAD, top + 32, { size: 32, weight: 600 });
    pen.write(figure.change.text, PAD + width + 12, top + 32, { size: 16, color: pen.tone(figure.change) });
    top += FIGURE;
  }
  if (line.length > 1) {
    pen.curve(line, { left: PAD, top, width: WIDTH - 2 * PAD, height: LINE - 24 });
    top += LINE;
  }
  for (const [index, row] of rows.entries()) {
    const base = top + 23;
    pen.write(`${index + 1}`, PAD, base, { color: colors.text3, size: 13 });
    pen.write(row.name, PAD + 28, base, { size: 14, weight: 500, room: 180 });
    pen.write(row.value, 340, base, { size: 14, align: 'right' });
    pen.write(row.change.text, WIDTH - PAD, base, { size: 14, align: 'right', color: pen.tone(row.change) });
    pen.rule(top + ROW);
    top += ROW;
  }
  for (const one of words) {
    pen.write(one, PAD, top + 15, { ...TEXT_FONT, color: colors.text2 });
    top += TEXT_LINE;
  }
  pen.code(content.address, WIDTH - PAD - CODE, top + 16, CODE);
  pen.write(content.mark, PAD, top + 48, { size: 16, weight: 600 });
  const beside = room - PAD - CODE;
  pen.write(content.foot, PAD, top + 72, { color: colors.text3, size: 12, room: beside });
  pen.write(content.invitation, PAD, top + 92, { color: colors.text3, size: 12, room: beside });
  return canvas;
}

/** Wraps a text to the available width, as the pen will write it. */
function wrapped(
  brush: CanvasRenderingContext2D,
  text: string,
  { size, weight }: { readonly size: number; readonly weight: number },
  { fontFamily }: ThemeColors,
  room: number,
): readonly string[] {
  brush.font = `${weight} ${size}px ${fontFamily}`;
  return wrapText(text, room, (piece) => brush.measureText(piece).width);
}

interface Ink {
  readonly size: number;
  readonly color?: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  /** Longer text is compressed into it, px. */
  readonly room?: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function createPen(brush: CanvasRenderingContext2D, colors: ThemeColors) {
  const tone = ({ direction }: PictureChange) =>
    direction === 'flat' ? colors.neutral : direction === 'up' ? colors.up : colors.down;
  return {
    tone,
    /** Writes on a baseline; returns the width. */
    write(text: string, x: number, y: number, { size, color, weight = 400, align, room }: Ink): number {
      brush.fillStyle = color ?? colors.text;
      brush.font = `${weight} ${size}px ${colors.fontFamily}`;
      brush.textAlign = align ?? 'left';
      brush.fillText(text, x, y, room);
      return brush.measureText(text).width;
    },
    curve(values: readonly number[], { left, top, width, height }: Box) {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const risen = (values.at(-1) ?? 0) >= (values[0] ?? 0);
      brush.strokeStyle = risen ? colors.up : colors.down;
      brush.lineWidth = 2;
      brush.lineJoin = 'round';
      brush.beginPath();
      for (const [index, value] of values.entries()) {
        const x = left + (index / (values.length - 1)) * width;
        const y = top + (1 - (value - low) / (high - low || 1)) * height;
        if (index === 0) brush.moveTo(x, y);
        else brush.lineTo(x, y);
      }
      brush.stroke();
    },
    rule(y: number) {
      brush.fillStyle = colors.line;
      brush.fillRect(PAD, y, WIDTH - 2 * PAD, 1);
    },
    /** Black on white in both themes, so that every scanner reads it. */
    code(address: string, left: number, top: number, edge: number) {
      const { data, size } = encode(address, { ecc: 'M', border: 2 });
      // Whole pixels of the picture, otherwise hairlines would show between the dots.
      const dot = Math.floor((edge * SCALE) / size) / SCALE;
      const inset = (edge - dot * size) / 2;
      brush.fillStyle = colors.codeGround;
      brush.fillRect(left, top, edge, edge);
      brush.fillStyle = colors.codeInk;
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries())
          if (dark) brush.fillRect(left + inset + x * dot, top + inset + y * dot, dot, dot);
    },
  };
}
