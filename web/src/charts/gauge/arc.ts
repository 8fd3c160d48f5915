const CENTER = { x: 100, y: 100 };
const RADIUS = 86;
/** Gap between two zones, as a share of the half circle. */
const GAP = 0.006;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The point on the half circle at a fraction of the way from its left end (0) to its right end (1). */
export function pointerTip(share: number): Place {
  const angle = Math.PI * (1 - share);
  return { x: round(CENTER.x + RADIUS * Math.cos(angle)), y: round(CENTER.y - RADIUS * Math.sin(angle)) };
}

/** The arc between two fractions of the half circle, slightly shortened at both ends. */
export function arcPath(from: number, to: number): string {
  const start = pointerTip(Math.min(from + GAP, to));
  const end = pointerTip(Math.max(to - GAP, from));
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
