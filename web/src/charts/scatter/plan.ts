export interface ScatterPoint {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A point in the plot: its place in parts of 1 from the left and from the top. */
export interface PlacedPoint extends ScatterPoint {
  readonly left: number;
  readonly top: number;
  /** Whether it lies further out than the plot reaches: it stands at the edge. */
  readonly isOutside: boolean;
  /** Whether its name has room: on every screen, on a wide one alone, on none. */
  readonly label: 'always' | 'wide' | 'none';
}

export interface ScatterPlan {
  /** How far each axis reaches to both sides of 0. */
  readonly reach: { readonly x: number; readonly y: number };
  readonly points: readonly PlacedPoint[];
}

/** Part of the points that the axes reach: one that moved tenfold must not press the others into a dot. */
const WITHIN = 0.9;
/** Room beyond the last of these, and the part of the plot that stays free at its edges. */
const ROOM = 1.15;
export const EDGE = 0.06;
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** px that a name takes, and the widths of plots that names are placed for. */
const NAME = { letter: 8, height: 15 } as const;
/** px of a quarter's name, which no point's name may cover. */
const CORNER = { width: 104, height: 26 } as const;
/** px of the words at both ends of the upright axis. */
const END = { width: 52, height: 14 } as const;
const WIDTHS = { always: 320, wide: 900 } as const;

/** Places points around 0; `least`: how far an axis reaches at least, so that a quiet day is quiet. `height` in px. */
export function planScatter(
  points: readonly ScatterPoint[],
  least: { readonly x: number; readonly y: number },
  height: number,
): ScatterPlan {
  const reach = {
    x: reachOf(
      points.map(({ x }) => x),
      least.x,
    ),
    y: reachOf(
      points.map(({ y }) => y),
      least.y,
    ),
  };
  const placed = points.map((point) => ({
    ...point,
    left: placeOf(point.x, reach.x),
    top: 1 - placeOf(point.y, reach.y),
    isOutside: Math.abs(point.x) > reach.x || Math.abs(point.y) > reach.y,
  }));
  const always = namedAmong(placed, { width: WIDTHS.always, height });
  const wide = namedAmong(placed, { width: WIDTHS.wide, height });
  return {
    reach,
    points: placed.map((point) => ({
      ...point,
      label: always.has(point.key) ? 'always' : wide.has(point.key) ? 'wide' : 'none',
    })),
  };
}

/** A round number that most of the values are within, of either sign. */
function reachOf(values: readonly number[], least: number): number {
  const sizes = values.map(Math.abs).toSorted((one, other) => one - other);
  const most = sizes[Math.max(0, Math.ceil(sizes.length * WITHIN) - 1)] ?? 0;
  const wanted = Math.max(least, most * ROOM);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return (STEPS.find((step) => step * power >= wanted) ?? 10) * power;
}

/** Parts of 1 from the axis' lower end; what is further out stands at the edge. */
function placeOf(value: number, reach: number): number {
  const within = Math.min(Math.max(value / reach, -1), 1);
  return 0.5 + within * (0.5 - EDGE);
}

/** The points whose names have room above them in a plot of some px, those furthest from the middle first. */
function namedAmong(
  points: readonly Omit<PlacedPoint, 'label'>[],
  { width, height }: { readonly width: number; readonly height: number },
): ReadonlySet<string> {
  const distance = ({ left, top }: { readonly left: number; readonly top: number }) =>
    Math.hypot(left - 0.5, top - 0.5);
  const corners = [0, 1].flatMap((left) =>
    [0, 1].map((top) => boxAround(left * width, top * height, CORNER.width * 2, CORNER.height * 2)),
  );
  const ends = [EDGE, 1 - EDGE].map((top) =>
    boxAround(width / 2 + END.width / 2, top * height, END.width, END.height),
  );
  const taken: Box[] = [
    ...corners,
    ...ends,
    ...points.map(({ left, top }) => boxAround(left * width, top * height, 8, 8)),
  ];
  const named = new Set<string>();
  for (const point of points.toSorted((one, other) => distance(other) - distance(one))) {
    const size = point.name.length * NAME.letter;
    const box = boxAround(point.left * width, point.top * height - NAME.height, size, NAME.height - 4);
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0;
    if (!isInside || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    named.add(point.key);
  }
  return named;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
