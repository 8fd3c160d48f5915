export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Divides a rectangle into areas proportional to the sizes, each as close to a square as rows allow (Bruls, Huizing and
 * van Wijk, 2000). Sizes are positive and sorted largest first; the rectangles come in the same order.
 */
export function squarify(sizes: readonly number[], width: number, height: number): readonly Rect[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (!(total > 0) || !(width > 0) || !(height > 0)) return [];
  const scale = (width * height) / total;
  const rects: Rect[] = [];
  let left: Rect = { x: 0, y: 0, width, height };
  let from = 0;
  while (from < sizes.length) {
    const areas = sizes.slice(from).map((size) => size * scale);
    const count = rowLength(areas, Math.min(left.width, left.height));
    const row = areas.slice(0, count);
    rects.push(...rowRects(row, left));
    left = restOf(left, row);
    from += count;
  }
  return rects;
}

/** How many areas form a row along a side: as many as do not worsen the worst aspect ratio. */
function rowLength(areas: readonly number[], side: number): number {
  let sum = areas[0] ?? 0;
  let worst = worstRatio(areas[0] ?? 0, areas[0] ?? 0, sum, side);
  for (let count = 1; count < areas.length; count += 1) {
    const next = areas[count] ?? 0;
    const ratio = worstRatio(areas[0] ?? 0, next, sum + next, side);
    if (ratio > worst) return count;
    worst = ratio;
    sum += next;
  }
  return areas.length;
}

function worstRatio(largest: number, least: number, sum: number, side: number): number {
  return Math.max((side ** 2 * largest) / sum ** 2, sum ** 2 / (side ** 2 * least));
}

/** A row runs along the shorter side of the remaining rectangle. */
function rowRects(row: readonly number[], { x, y, width, height }: Rect): Rect[] {
  const sum = row.reduce((all, area) => all + area, 0);
  const upright = width >= height;
  const thick = sum / (upright ? height : width);
  let at = 0;
  return row.map((area) => {
    const long = area / thick;
    const rect = upright
      ? { x, y: y + at, width: thick, height: long }
      : { x: x + at, y, width: long, height: thick };
    at += long;
    return rect;
  });
}

function restOf({ x, y, width, height }: Rect, row: readonly number[]): Rect {
  const sum = row.reduce((all, area) => all + area, 0);
  if (width >= height) return { x: x + sum / height, y, width: width - sum / height, height };
  return { x, y: y + sum / width, width, height: height - sum / width };
}
