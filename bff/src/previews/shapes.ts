import type { Contour } from './canvas.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a round joint; more are seen by nobody at the width of a line. */
const CORNERS = 12;

/** A line through points, `width` px wide, with round ends and joints. */
export function stroke(points: readonly Point[], width: number): readonly Contour[] {
  const half = width / 2;
  const joints = points.map(({ x, y }) => disc(x, y, half));
  const pieces = points.slice(1).map((to, index) => piece(points[index] ?? to, to, half));
  return [...joints, ...pieces];
}

/** A circle. */
export function disc(x: number, y: number, radius: number, corners = CORNERS): Contour {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** A rectangle with round corners. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): Contour {
  const centres = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ] as const;
  return centres.flatMap(([centreX, centreY], quarter) =>
    Array.from({ length: CORNERS + 1 }, (_, step) => {
      const angle = ((quarter + step / CORNERS) * Math.PI) / 2;
      return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)];
    }).flat(),
  );
}

/** A piece of a line, turning as a disc does, so that both add up. */
function piece(from: Point, to: Point, half: number): Contour {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const acrossX = (-(to.y - from.y) / length) * half;
  const acrossY = ((to.x - from.x) / length) * half;
  return [
    ...[from.x - acrossX, from.y - acrossY, to.x - acrossX, to.y - acrossY],
    ...[to.x + acrossX, to.y + acrossY, from.x + acrossX, from.y + acrossY],
  ];
}
