import type { PlacedNode } from './node.ts';
import type { Rect } from './squarify.ts';

interface Step {
  readonly along: (rect: Rect) => number;
  readonly across: (rect: Rect) => number;
  readonly sign: 1 | -1;
}

const middleX = ({ x, width }: Rect) => x + width / 2;
const middleY = ({ y, height }: Rect) => y + height / 2;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: { along: middleX, across: middleY, sign: 1 },
  ArrowLeft: { along: middleX, across: middleY, sign: -1 },
  ArrowDown: { along: middleY, across: middleX, sign: 1 },
  ArrowUp: { along: middleY, across: middleX, sign: -1 },
};

/** Sideways distance weighs more than distance ahead, so that the neighbour straight ahead wins. */
const SIDEWAYS = 2;

/** The target of a key: the nearest area on that side, Home the largest, End the smallest; -1 for none. */
export function arrowTarget(key: string, from: number, placed: readonly PlacedNode[]): number {
  if (key === 'Home') return 0;
  if (key === 'End') return placed.length - 1;
  const step = STEPS[key];
  const start = placed[from]?.rect;
  if (step === undefined || start === undefined) return -1;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { rect }] of placed.entries()) {
    const ahead = (step.along(rect) - step.along(start)) * step.sign;
    const far = ahead + SIDEWAYS * Math.abs(step.across(rect) - step.across(start));
    if (index !== from && ahead > 0 && far < least) [best, least] = [index, far];
  }
  return best;
}
