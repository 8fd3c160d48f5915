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

const LARGEST = 26;
/** Smaller text is unreadable; an area without room for it has no label. */
const SMALLEST = 11;
/** A name without its change is less important; it must not be larger than those with both. */
const LARGEST_ALONE = 13;
const PAD = 5;
export const LINE = 1.25;
const CHANGE_SHARE = 0.75;
/** From this code point on, characters are as wide as high. */
const FIRST_SQUARE = 0x2e80;

/** The largest label that fits into an area completely; null when none does. Text is never truncated. */
export function fitLabel(name: string, change: string, room: Room): FittedLabel | null {
  const halves = inTwo(name);
  return fitLines([name], change, room) ?? (halves && fitLines(halves, change, room));
}

function fitLines(lines: readonly string[], change: string, { width, height }: Room): FittedLabel | null {
  const [across, down] = [width - 2 * PAD, height - 2 * PAD];
  const widest = Math.max(...lines.map(ems));
  const alone = Math.floor(Math.min(LARGEST, across / widest, down / (LINE * lines.length)));
  if (alone < SMALLEST) return null;
  const nameSize = Math.floor(Math.min(alone, down / (LINE * (lines.length + CHANGE_SHARE))));
  const changeSize = Math.floor(Math.min(Math.max(SMALLEST, nameSize * CHANGE_SHARE), across / ems(change)));
  const used = (nameSize * lines.length + changeSize) * LINE;
  return nameSize >= SMALLEST && changeSize >= SMALLEST && used <= down
    ? { lines, nameSize, changeSize }
    : { lines, nameSize: Math.min(alone, LARGEST_ALONE), changeSize: null };
}

/**
 * Splits a name into two lines: at its last space, or a Chinese one before its last two characters (去中心化/金融), more
 * where it is long. null when it cannot be split.
 */
function inTwo(name: string): readonly [string, string] | null {
  const space = name.lastIndexOf(' ');
  if (space > 0) return [name.slice(0, space), name.slice(space + 1)];
  const letters = [...name];
  if (letters.length < 4 || !letters.every(isSquare)) return null;
  const head = Math.min(4, letters.length - 2);
  return [letters.slice(0, head).join(''), letters.slice(head).join('')];
}

const isSquare = (letter: string) => (letter.codePointAt(0) ?? 0) >= FIRST_SQUARE;

/** Width of a text in ems: Chinese is square, Latin letters and digits are about two thirds of that. */
function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isSquare(letter) ? 1 : 0.66), 0);
}
