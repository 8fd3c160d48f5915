export interface FittedLabel {
  /** Size of the name, px. */
  readonly nameSize: number;
  /** Size of the change below it, px; null where there is no room for it. */
  readonly changeSize: number | null;
}

const LARGEST = 26;
/** Smaller words could not be read; an area without room for them goes without. */
export const SMALLEST = 11;
/** A name without its change is a lesser one; it must not outgrow those with both. */
const LARGEST_ALONE = 13;
const PAD = 5;
const LINE = 1.25;
const CHANGE_SHARE = 0.75;

/** The largest words that stand in an area whole; null when none do. Nothing is ever cut off in the middle. */
export function fitLabel(
  name: string,
  change: string,
  { width, height }: { readonly width: number; readonly height: number },
): FittedLabel | null {
  const [across, down] = [width - 2 * PAD, height - 2 * PAD];
  const alone = Math.floor(Math.min(LARGEST, across / ems(name), down / LINE));
  if (alone < SMALLEST) return null;
  const nameSize = Math.floor(Math.min(alone, down / (LINE * (1 + CHANGE_SHARE))));
  const changeSize = Math.floor(Math.min(Math.max(SMALLEST, nameSize * CHANGE_SHARE), across / ems(change)));
  const both = nameSize >= SMALLEST && changeSize >= SMALLEST && (nameSize + changeSize) * LINE <= down;
  return both ? { nameSize, changeSize } : { nameSize: Math.min(alone, LARGEST_ALONE), changeSize: null };
}

/** Width of a text in its own size: Chinese is square, Latin letters and digits about two thirds of that. */
function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.66), 0);
}
