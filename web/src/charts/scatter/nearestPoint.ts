import type { PlacedPoint } from './plan.ts';

/** px around a point within which it is meant. */
const REACH = 28;

/** The point nearest to a place in a plot, all in px; null where none is near. */
export function nearestPoint(
  points: readonly PlacedPoint[],
  place: { readonly left: number; readonly top: number },
  plot: { readonly width: number; readonly height: number },
): PlacedPoint | null {
  let best: { readonly point: PlacedPoint; readonly distance: number } | null = null;
  for (const point of points) {
    const distance = Math.hypot(point.left * plot.width - place.left, point.top * plot.height - place.top);
    if (distance <= REACH && (best === null || distance < best.distance)) best = { point, distance };
  }
  return best?.point ?? null;
}
