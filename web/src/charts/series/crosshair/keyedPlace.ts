/** Points that Page Up and Page Down skip. */
const PAGE = 30;

/**
 * The point a key moves the crosshair to among `count` points, oldest first; it starts at the newest. null for any
 * other key, and without points.
 */
export function keyedPlace(key: string, place: number | null, count: number): number | null {
  const last = count - 1;
  const from = place ?? count;
  const within = (to: number) => Math.min(Math.max(to, 0), last);
  if (count === 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowRight':
      return within(from + 1);
    case 'PageUp':
      return within(from - PAGE);
    case 'PageDown':
      return within(from + PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
