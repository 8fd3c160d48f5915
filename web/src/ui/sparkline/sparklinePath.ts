/** Minimum range as a share of the highest value: smaller moves do not fill the height, so that a peg looks stable. */
const LEAST_SPAN = 0.02;

/** A line through `points` in a box of width × height, with a margin of `pad` px, oldest at the left. */
export function sparklinePath(points: readonly number[], width: number, height: number, pad = 1.5): string {
  if (points.length < 2) return '';
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  const span = Math.max(highest - lowest, Math.abs(highest) * LEAST_SPAN);
  const low = (lowest + highest - span) / 2;
  const stepX = (width - 2 * pad) / (points.length - 1);
  return points
    .map((point, index) => {
      const share = span === 0 ? 0.5 : (point - low) / span;
      const x = pad + index * stepX;
      const y = height - pad - share * (height - 2 * pad);
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
