import type { SeriesPoint } from '../types.ts';

/** Maps a data point to the image, px. */
export interface Places {
  x(time: number): number;
  y(value: number): number;
}

/** The path of a line; null values leave a gap. With `step` a value holds until the next point. */
export function linePath(points: readonly SeriesPoint[], { x, y }: Places, step = false): string {
  return runs(points)
    .map((run) =>
      run
        .map(([time, value], at) => {
          const [across, up] = [round(x(time)), round(y(value))];
          if (at === 0) return `M${across} ${up}`;
          return step ? `H${across}V${up}` : `L${across} ${up}`;
        })
        .join(''),
    )
    .join('');
}

/** The path of the area between a line and `base`, px from the top. */
export function areaPath(points: readonly SeriesPoint[], places: Places, base: number): string {
  return runs(points)
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) return '';
      return `${linePath(run, places)}L${round(places.x(last[0]))} ${round(base)}H${round(places.x(first[0]))}Z`;
    })
    .join('');
}

/** Where a band or a bar stands at a time, px from the top. */
type BaseAt = (time: number) => number;

/** The path of the area between a line and the one it is stacked on. */
export function bandPath(points: readonly SeriesPoint[], places: Places, baseAt: BaseAt): string {
  return runs(points)
    .map((run) => {
      const back = run
        .toReversed()
        .map(([time]) => `L${round(places.x(time))} ${round(baseAt(time))}`)
        .join('');
      return `${linePath(run, places)}${back}Z`;
    })
    .join('');
}

/** One path with a bar of `width` px for each value, each starting at its base. */
export function barPath(
  points: readonly SeriesPoint[],
  { x, y }: Places,
  baseAt: BaseAt,
  width: number,
): string {
  return runs(points)
    .flat()
    .map(([time, value]) => {
      const base = round(baseAt(time));
      return `M${round(x(time) - width / 2)} ${base}V${round(y(value))}h${round(width)}V${base}Z`;
    })
    .join('');
}

type Known = readonly [time: number, value: number];

/** The runs of consecutive known values. */
function runs(points: readonly SeriesPoint[]): readonly (readonly Known[])[] {
  const found: Known[][] = [[]];
  for (const [time, value] of points) {
    if (value === null) found.push([]);
    else found.at(-1)?.push([time, value]);
  }
  return found.filter(({ length }) => length > 0);
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
