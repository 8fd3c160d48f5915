import { encode } from 'uqr';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { PictureChange, PictureContent } from './picture.ts';

const SCALE = 2;
const WIDTH = 480;
const PAD = 24;
const HEAD = 84;
const FIGURE = 60;
const LINE = 120;
const ROW = 36;
const FOOT = 112;
const CODE = 80;

/** The picture on a canvas of its own, at twice the size, in the colours of the visitor's theme and palette. */
export function drawPicture(content: PictureContent, colors: ThemeColors): HTMLCanvasElement {
  const { figure, line = [], rows = [] } = content;
  const height = HEAD + (figure ? FIGURE : 0) + (line.length > 1 ? LINE : 0) + rows.length * ROW + FOOT;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  brush.scale(SCALE, SCALE);
  brush.fillStyle = colors.surface;
  brush.fillRect(0, 0, WIDTH, height);
  const pen = createPen(brush, colors);

  pen.write(content.title, PAD, 40, { size: 20, weight: 600, room: WIDTH - 2 * PAD });
  pen.write(content.subtitle, PAD, 64, { color: colors.text3, size: 13, room: WIDTH - 2 * PAD });
  let top = HEAD;
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
  pen.code(content.address, WIDTH - PAD - CODE, top + 16, CODE);
  pen.write(content.mark, PAD, top + 48, { size: 16, weight: 600 });
  const room = WIDTH - 3 * PAD - CODE;
  pen.write(content.foot, PAD, top + 72, { color: colors.text3, size: 12, room });
  pen.write('扫码查看最新数据', PAD, top + 92, { color: colors.text3, size: 12, room });
  return canvas;
}

interface Ink {
  readonly size: number;
  readonly color?: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  /** Longer text is squeezed into it. */
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
    /** Writes on a base line; tells how wide it became. */
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
    /** Black on white in both themes, so that every reader takes it. */
    code(address: string, left: number, top: number, edge: number) {
      const { data, size } = encode(address, { ecc: 'M', border: 2 });
      // Whole pixels of the picture, or hairlines would show between the dots.
      const dot = Math.floor((edge * SCALE) / size) / SCALE;
      const inset = (edge - dot * size) / 2;
      brush.fillStyle = '#ffffff';
      brush.fillRect(left, top, edge, edge);
      brush.fillStyle = '#000000';
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries())
          if (dark) brush.fillRect(left + inset + x * dot, top + inset + y * dot, dot, dot);
    },
  };
}
