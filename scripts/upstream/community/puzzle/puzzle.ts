import { randomBytes, randomInt } from 'node:crypto';
import { encodePng } from './png.ts';
import { isEdge, maskOf, PIECE_SIZE, type Sides } from './shape.ts';
import { BRIGHTEST, hills, landscape, type RandomBytes } from './texture.ts';

/** In pixels; on a 390 px phone about as many CSS pixels. */
export const PICTURE = { width: 300, height: 150 } as const;
/** The rightmost left edge of a piece. */
export const FURTHEST = PICTURE.width - PIECE_SIZE;
/** The leftmost gap: further left the piece would cover it before it is moved. */
const NEAREST = PIECE_SIZE + 8;

/** A picture with a gap and a decoy, and the piece that fits the gap. */
export interface Puzzle {
  readonly background: Buffer;
  readonly piece: Buffer;
  readonly size: number;
  /** The top edge of the piece, and of its gap. */
  readonly top: number;
}

/** The left edge of a gap, from `nearest` to `furthest`. */
export type PickGap = (nearest: number, furthest: number) => number;

/** A random, unpredictable gap. */
export const anywhere: PickGap = (nearest, furthest) => randomInt(nearest, furthest + 1);

export interface Drawn {
  readonly puzzle: Puzzle;
  /** The left edge at which the piece fits. Never leaves the upstream. */
  readonly gap: number;
}

export function drawPuzzle(pickGap: PickGap = anywhere, random: RandomBytes = randomBytes): Drawn {
  const gap = pickGap(NEAREST, FURTHEST);
  const top = randomInt(0, PICTURE.height - PIECE_SIZE + 1);
  const sides = randomSides();
  const mask = maskOf(sides);
  const field = landscape(PICTURE, random);
  const piece = cutPiece(field, mask, gap, top);
  dig(field, { mask, left: gap, top, random });
  dig(field, { mask: maskOf(otherThan(sides)), left: decoyBeside(gap), top, random });
  const palette = randomPalette(random);
  const background = { ...PICTURE, pixels: levels(field), palette, isClear: false };
  return {
    gap,
    puzzle: {
      background: encodePng(background),
      piece: encodePng({ width: PIECE_SIZE, height: PIECE_SIZE, pixels: piece, palette, isClear: true }),
      size: PIECE_SIZE,
      top,
    },
  };
}

const flip = () => randomInt(2) === 1;
const randomSides = (): Sides => [flip(), flip(), flip(), flip()];

/** Flips two opposite sides: a person sees the difference, and the centres of both gaps are the same. */
function otherThan([top, right, bottom, left]: Sides): Sides {
  return flip() ? [!top, right, !bottom, left] : [top, !right, bottom, !left];
}

/** A position that touches neither the gap nor the piece's start. */
function decoyBeside(gap: number): number {
  const places: number[] = [];
  for (let left = NEAREST; left <= FURTHEST; left += 1)
    if (Math.abs(left - gap) > PIECE_SIZE) places.push(left);
  return places[randomInt(places.length)] ?? NEAREST;
}

/** Palette entry 0 is transparent, so brightness begins at entry 1. */
function level(brightness: number): number {
  return 1 + Math.round(Math.min(Math.max(brightness, 0), BRIGHTEST));
}

function levels(field: Float32Array): Uint8Array {
  const pixels = new Uint8Array(field.length);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = level(field[at] ?? 0);
  return pixels;
}

function cutPiece(field: Float32Array, mask: Uint8Array, left: number, top: number): Uint8Array {
  const pixels = new Uint8Array(mask.length);
  for (let y = 0; y < PIECE_SIZE; y += 1)
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      const at = y * PIECE_SIZE + x;
      if (mask[at] !== 1) continue;
      const brightness = field[(top + y) * PICTURE.width + left + x] ?? 0;
      pixels[at] = level(isEdge(mask, x, y) ? BRIGHTEST : brightness);
    }
  return pixels;
}

interface Hole {
  readonly mask: Uint8Array;
  readonly left: number;
  readonly top: number;
  readonly random: RandomBytes;
}

/** A hole's content is unrelated to the piece, so that it cannot be found by comparing pixels. */
function dig(field: Float32Array, { mask, left, top, random }: Hole): void {
  const bottom = hills({ width: PIECE_SIZE, height: PIECE_SIZE }, 18, random);
  for (let y = 0; y < PIECE_SIZE; y += 1)
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      const within = y * PIECE_SIZE + x;
      if (mask[within] !== 1) continue;
      const at = (top + y) * PICTURE.width + left + x;
      const grain = (field[at] ?? 0) % 4;
      field[at] = (isEdge(mask, x, y) ? 34 : 3) + (bottom[within] ?? 0) * 12 + grain;
    }
}

/** From a dark to a light colour with slightly varying hue: suits light and dark pages. */
function randomPalette(random: RandomBytes): (readonly [number, number, number])[] {
  const [first = 0, turn = 0] = random(2);
  const hue = (first / 255) * Math.PI * 2;
  const swing = 0.6 + (turn / 255) * 0.8;
  const at = (brightness: number, phase: number) => {
    const share = brightness / BRIGHTEST;
    const tint = Math.cos(hue + phase + share * swing) * 46 * Math.sin(Math.PI * (0.15 + share * 0.7));
    return Math.round(Math.min(Math.max(24 + share * 205 + tint, 0), 255));
  };
  const colours = Array.from(
    { length: BRIGHTEST + 1 },
    (_, brightness) => [at(brightness, 0), at(brightness, 2.1), at(brightness, 4.2)] as const,
  );
  return [[0, 0, 0], ...colours];
}
