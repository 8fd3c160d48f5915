/** Sides of a piece, clockwise from the top: a knob outwards, or a notch inwards. */
export type Sides = readonly [boolean, boolean, boolean, boolean];

/** Side of the square around a piece with its knobs, in pixels of the picture. */
export const PIECE_SIZE = 56;
const MARGIN = 9;
const FIRST = MARGIN;
const LAST = PIECE_SIZE - 1 - MARGIN;
const MIDDLE = (PIECE_SIZE - 1) / 2;
const KNOB = 7.5;
/** Distance of a knob's centre from its side. */
const REACH = 1.5;

const CENTRES: readonly (readonly [x: number, y: number, outX: number, outY: number])[] = [
  [MIDDLE, FIRST, 0, -1],
  [LAST, MIDDLE, 1, 0],
  [MIDDLE, LAST, 0, 1],
  [FIRST, MIDDLE, -1, 0],
];

/** There are sixteen shapes: each is computed once. */
const masks = new Map<string, Uint8Array>();

/** Pixels of the square that belong to a piece: 1 inside, row by row. Shared, so callers must not write to it. */
export function maskOf(sides: Sides): Uint8Array {
  const key = sides.join();
  const mask = masks.get(key) ?? makeMask(sides);
  masks.set(key, mask);
  return mask;
}

function makeMask(sides: Sides): Uint8Array {
  const mask = new Uint8Array(PIECE_SIZE * PIECE_SIZE);
  for (let y = 0; y < PIECE_SIZE; y += 1)
    for (let x = 0; x < PIECE_SIZE; x += 1) mask[y * PIECE_SIZE + x] = Number(isInside(x, y, sides));
  return mask;
}

function isInside(x: number, y: number, sides: Sides): boolean {
  let inside = x >= FIRST && x <= LAST && y >= FIRST && y <= LAST;
  for (const [side, [centreX, centreY, outX, outY]] of CENTRES.entries()) {
    const isKnob = sides[side] === true;
    const away = isKnob ? REACH : -REACH;
    const [dx, dy] = [x - centreX - outX * away, y - centreY - outY * away];
    if (dx * dx + dy * dy <= KNOB * KNOB) inside = isKnob;
  }
  return inside;
}

/** Whether a pixel of a piece is at its edge. */
export function isEdge(mask: Uint8Array, x: number, y: number): boolean {
  const at = (px: number, py: number) =>
    px >= 0 && py >= 0 && px < PIECE_SIZE && py < PIECE_SIZE && mask[py * PIECE_SIZE + px] === 1;
  return at(x, y) && !(at(x - 1, y) && at(x + 1, y) && at(x, y - 1) && at(x, y + 1));
}
