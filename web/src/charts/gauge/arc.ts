const CENTER = { x: 100, y: 100 };
const RADIUS = 86;
/** Room between two zones, as a share of the half circle. */
const GAP = 0.006;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The place on the half circle at a share of the way from its left end (0) to its right end (1). */
export function pointerTip(share: number): Place {
  const angle = Math.PI * (1 - share);
  return { x: round(CENTER.x + RADIUS * Math.cos(angle)), y: round(CENTER.y - RADIUS * Math.sin(angle)) };
}

/** The stretch of the half circle between two shares, a hair shorter at both ends. */
export function arcPath(from: number, to: number): string {
  const start = pointerTip(Math.min(from + GAP, to));
  const end = pointerTip(Math.max(to - GAP, from));
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
