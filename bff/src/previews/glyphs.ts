import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Contour } from './canvas.ts';

/** Units of an em in `glyphs.br`, as `scripts/previews/glyphs.ts` writes it. */
const EM = 500;
/** Pieces of a curve: at 110 px an em a piece is some 5 px long. */
const PIECES = 6;

/** Contours of letters: Noto Sans CJK SC Bold (SIL Open Font License 1.1). */
export interface Glyphs {
  /** Can every letter of a text be written? */
  has(text: string): boolean;
  /** Width of a text, px, in letters of `size` px. */
  width(text: string, size: number): number;
  /** A line of text from `x` to the right, its letters standing on `baseline`. Letters that it has not are left out. */
  contours(text: string, x: number, baseline: number, size: number): readonly Contour[];
}

/** A letter's line of the file: its advance and where its path stands. */
interface Place {
  readonly advance: number;
  readonly from: number;
  readonly to: number;
}

/** Reads the contours. They stay bytes: as strings they would take a fortieth of the gateway's heap. */
export async function readGlyphs(): Promise<Glyphs> {
  const packed = await readFile(new URL('./glyphs.br', import.meta.url));
  const bytes = await promisify(brotliDecompress)(packed);
  const places = placesIn(bytes);
  const placeOf = (letter: string) => places.get(letter.codePointAt(0) ?? 0);
  return {
    has: (text) => [...text].every((letter) => placeOf(letter) !== undefined),
    width: (text, size) =>
      ([...text].reduce((sum, letter) => sum + (placeOf(letter)?.advance ?? 0), 0) * size) / EM,
    contours(text, x, baseline, size) {
      let left = x;
      return [...text].flatMap((letter) => {
        const place = placeOf(letter);
        if (place === undefined) return [];
        const contours = contoursOf(
          bytes.toString('latin1', place.from, place.to),
          left,
          baseline,
          size / EM,
        );
        left += (place.advance * size) / EM;
        return contours;
      });
    },
  };
}

const SPACE = 0x20;
const LINE_END = 0x0a;

function placesIn(bytes: Buffer): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (let at = 0; at < bytes.length; ) {
    const code = bytes.indexOf(SPACE, at);
    const advance = bytes.indexOf(SPACE, code + 1);
    const to = bytes.indexOf(LINE_END, advance);
    places.set(Number(bytes.toString('latin1', at, code)), {
      advance: Number(bytes.toString('latin1', code + 1, advance)),
      from: advance + 1,
      to,
    });
    at = to + 1;
  }
  return places;
}

function contoursOf(path: string, left: number, baseline: number, scale: number): Contour[] {
  const contours: number[][] = [];
  let contour: number[] = [];
  let [x, y] = [0, 0];
  const add = (toX: number, toY: number) => contour.push(left + toX * scale, baseline - toY * scale);
  for (const [, kind, numbers = ''] of path.matchAll(/([mlc])([-\d,]+)/g)) {
    const steps = numbers.split(',').map(Number);
    const at = (index: number) => ({ x: x + (steps[index] ?? 0), y: y + (steps[index + 1] ?? 0) });
    const end = at(steps.length - 2);
    if (kind === 'm') {
      contour = [];
      contours.push(contour);
    }
    if (kind === 'c') {
      const [one, other] = [at(0), at(2)];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const along = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
        add(along(x, one.x, other.x, end.x), along(y, one.y, other.y, end.y));
      }
    } else add(end.x, end.y);
    ({ x, y } = end);
  }
  return contours;
}
