import { type Anchor, anchorAt, type Drawing, MOST_DRAWINGS } from './drawing.ts';
import { MOST_POINTS } from './tools.ts';

type Drawings = readonly Drawing[];

/** Adds a drawing on top; returns the same list if the pair is at its maximum. */
export function addDrawing(drawings: Drawings, drawing: Drawing): Drawings {
  return drawings.length >= MOST_DRAWINGS ? drawings : [...drawings, drawing];
}

/** Changes one drawing; returns the same list for an unknown id. */
export function changeDrawing(
  drawings: Drawings,
  id: string,
  changes: Partial<Omit<Drawing, 'id' | 'tool'>>,
): Drawings {
  const known = drawings.some((drawing) => drawing.id === id);
  return known
    ? drawings.map((drawing) => (drawing.id === id ? { ...drawing, ...changes } : drawing))
    : drawings;
}

/** Removes one drawing, unless it is locked. */
export function removeDrawing(drawings: Drawings, id: string): Drawings {
  const rest = drawings.filter((drawing) => drawing.id !== id || drawing.isLocked);
  return rest.length === drawings.length ? drawings : rest;
}

/** Adds a copy of one drawing under `copyId` on top, moved by `shift` (ms and price), unlocked. */
export function copyDrawing(drawings: Drawings, id: string, copyId: string, shift: Anchor): Drawings {
  const original = drawings.find((drawing) => drawing.id === id);
  if (!original) return drawings;
  const points = original.points.map(({ time, price }) => anchorAt(time + shift.time, price + shift.price));
  return addDrawing(drawings, { ...original, id: copyId, points, isLocked: false });
}

/** Locks all drawings, or none. */
export function lockAll(drawings: Drawings, isLocked: boolean): Drawings {
  return drawings.map((drawing) => ({ ...drawing, isLocked }));
}

/** Hides all drawings, or none. */
export function hideAll(drawings: Drawings, isHidden: boolean): Drawings {
  return drawings.map((drawing) => ({ ...drawing, isHidden }));
}

/** Adds imported drawings on top, each under a new id, up to the maximum. */
export function mergeDrawings(drawings: Drawings, more: Drawings, newId: () => string): Drawings {
  return more.reduce((all, drawing) => addDrawing(all, { ...drawing, id: newId() }), drawings);
}

/** Limits a stroke to the maximum number of points: evenly thinned, ends unchanged. */
export function thinStroke(points: readonly Anchor[]): readonly Anchor[] {
  if (points.length <= MOST_POINTS) return points;
  const step = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, place) => points[Math.round(place * step)]).filter(
    (point) => point !== undefined,
  );
}
