export interface FittedLabel {
  /** The name, in two lines when it is too long for one. */
  readonly lines: readonly string[];
  /** Font size of the name, px. */
  readonly nameSize: number;
  /** Font size of the change below it, px; null where there is no room for it. */
  readonly changeSize: number | null;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Sizes of a name, px, and the area from which on it has each; below the last only where nothing else fits. */
const STEPS = [
  { size: 24, area: 30_000 },
  { size: 18, area: 10_000 },
  { size: 14, area: 4_000 },
  { size: 12, area: 0 },
] as const;
const SMALLER = [11, 10, 9] as const;
/** From this size on a change stands below the name; its own size is three quarters of it, at least 11 px. */
const WITH_CHANGE = 12;
const CHANGE_SHARE = 0.75;
const SMALLEST_CHANGE = 11;
/** A name without its change is less important; it must not be larger than those with both. */
const LARGEST_ALONE = 14;
const PAD = 2;
export const LINE = 1.25;
/** A word of fewer letters is not broken. */
const SHORT_WORD = 8;
/** From this code point on, characters are as wide as high. */
const FIRST_SQUARE = 0x2e80;

/**
 * The label of an area: as large as its area deserves, completely inside; null when nothing fits. Text is never
 * truncated: it goes on in a second line instead.
 */
export function fitLabel(name: string, change: string, room: Room): FittedLabel | null {
  const [across, down] = [room.width - 2 * PAD, room.height - 2 * PAD];
  const deserved = STEPS.find(({ area }) => room.width * room.height >= area)?.size ?? WITH_CHANGE;
  const sizes = [...STEPS.map(({ size }) => size), ...SMALLER].filter((size) => size <= deserved);
  const halves = inTwo(name);
  const ways = [[name], ...(halves ? [halves] : [])];
  const holds = (lines: readonly string[], size: number, below = 0) =>
    Math.max(...lines.map(ems)) * size <= across && (lines.length * size + below) * LINE <= down;
  for (const nameSize of sizes.filter((size) => size >= WITH_CHANGE)) {
    const changeSize = Math.max(SMALLEST_CHANGE, Math.round(nameSize * CHANGE_SHARE));
    const lines = ways.find((way) => holds(way, nameSize, changeSize));
    if (lines && ems(change) * changeSize <= across) return { lines, nameSize, changeSize };
  }
  for (const nameSize of sizes.filter((size) => size <= LARGEST_ALONE)) {
    const lines = ways.find((way) => holds(way, nameSize));
    if (lines) return { lines, nameSize, changeSize: null };
  }
  return null;
}

/** Of a bubble's name, px: smaller than elsewhere, because a small bubble is still named. */
const BUBBLE_SIZES = { largest: 24, smallest: 8 } as const;
/** The line through the middle of a circle, less its edge. */
const CHORD = 0.9;
/** Side of the square inside a circle for a name with its change, as a share of the diameter. */
const INSIDE = 0.72;

/** The label of a bubble by its diameter, px; names of four letters from 24 px on. */
export function fitBubbleLabel(name: string, change: string, diameter: number): FittedLabel | null {
  const inside = { width: diameter * INSIDE, height: diameter * INSIDE };
  const both = fitLabel(name, change, inside);
  if (both !== null && both.changeSize !== null) return both;
  const nameSize = Math.floor(Math.min(BUBBLE_SIZES.largest, (diameter * CHORD) / ems(name)));
  if (nameSize < BUBBLE_SIZES.smallest) return both;
  return { lines: [name], nameSize: Math.min(nameSize, LARGEST_ALONE), changeSize: null };
}

/**
 * Splits a name into two lines: at its last space, a Chinese one before its last two characters (去中心化/金融), more
 * where it is long, any other in the middle. null for a short one.
 */
function inTwo(name: string): readonly [string, string] | null {
  const space = name.lastIndexOf(' ');
  if (space > 0) return [name.slice(0, space), name.slice(space + 1)];
  const letters = [...name];
  const areSquare = letters.every(isSquare);
  if (letters.length < (areSquare ? 4 : SHORT_WORD)) return null;
  const head = areSquare ? Math.min(4, letters.length - 2) : Math.ceil(letters.length / 2);
  return [letters.slice(0, head).join(''), letters.slice(head).join('')];
}

const isSquare = (letter: string) => (letter.codePointAt(0) ?? 0) >= FIRST_SQUARE;

/** Width of a text in ems: Chinese is square, Latin letters and digits are about two thirds of that. */
function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isSquare(letter) ? 1 : 0.66), 0);
}
