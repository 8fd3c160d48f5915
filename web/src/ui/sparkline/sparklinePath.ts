/** A line through `points` in a box of width × height, `pad` px clear of its edges, oldest at the left. */
export function sparklinePath(points: readonly number[], width: number, height: number, pad = 1.5): string {
  if (points.length < 2) return '';
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
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
