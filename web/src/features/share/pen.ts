import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { encode } from 'uqr';
import type { PicturePaints } from './paints.ts';

interface Ink {
  readonly size: number;
  readonly color?: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  /** Longer text is compressed into it, px. */
  readonly room?: number;
}

/** The strokes that a picture is made of, px of `PICTURE`. */
export function createPen(brush: CanvasRenderingContext2D, paints: PicturePaints) {
  function fill(color: string, ...box: readonly [x: number, y: number, width: number, height: number]) {
    brush.fillStyle = color;
    brush.fillRect(...box);
  }
  return {
    fill,
    /** Writes on a baseline; returns the width. */
    write(text: string, x: number, y: number, { size, color, weight = 600, align, room }: Ink): number {
      brush.fillStyle = color ?? PREVIEW_PAINTS.words;
      brush.font = `${weight} ${size}px ${paints.fontFamily}`;
      brush.textAlign = align ?? 'left';
      brush.fillText(text, x, y, room);
      const { width } = brush.measureText(text);
      return Math.min(width, room ?? width);
    },
    /** The largest size up to `size` at which a text has room. */
    sizeFor(text: string, size: number, room: number): number {
      brush.font = `600 ${size}px ${paints.fontFamily}`;
      return Math.min(size, Math.floor((size * room) / Math.max(brush.measureText(text).width, 1)));
    },
    path(data: string, x: number, y: number, color: string) {
      brush.save();
      brush.translate(x, y);
      brush.fillStyle = color;
      brush.fill(new Path2D(data));
      brush.restore();
    },
    /** A line of values over its area, to the right edge; what did not move is level. */
    curve(values: readonly number[]) {
      const { curve, line, width } = PICTURE;
      const low = Math.min(...values);
      const span = Math.max(...values) - low;
      const shape = new Path2D();
      for (const [index, value] of values.entries()) {
        const x = curve.left + (index / (values.length - 1)) * (width - curve.left);
        const share = span > 0 ? (value - low) / span : 0.5;
        const y = curve.bottom - (curve.bottom - curve.top) * share;
        if (index === 0) shape.moveTo(x, y);
        else shape.lineTo(x, y);
      }
      const area = new Path2D(shape);
      area.lineTo(width, line);
      area.lineTo(curve.left, line);
      brush.fillStyle = PREVIEW_PAINTS.area;
      brush.fill(area);
      brush.strokeStyle = PREVIEW_PAINTS.words;
      brush.lineWidth = 4;
      brush.lineJoin = 'round';
      brush.stroke(shape);
    },
    /** Black on white, so that every scanner reads it. */
    code(address: string, left: number, top: number, edge: number) {
      const { data, size } = encode(address, { ecc: 'M', border: 2 });
      // Whole pixels, otherwise hairlines would show between the dots.
      const dot = Math.max(1, Math.floor(edge / size));
      const inset = Math.floor((edge - dot * size) / 2);
      fill(paints.codeGround, left, top, edge, edge);
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries())
          if (dark) fill(paints.codeInk, left + inset + x * dot, top + inset + y * dot, dot, dot);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
