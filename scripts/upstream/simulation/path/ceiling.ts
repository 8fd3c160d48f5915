/**
 * A known high is approached to within 2 %; levels from a seventh below it are compressed, increasingly with height.
 */
const ROOM = Math.log(1.02);
const PRESSED = Math.log(1.02 / 0.86);

/** A log price under a known high (null: none); monotonic. */
export function under(level: number, ceiling: number | null): number {
  if (ceiling === null) return level;
  const free = ceiling + ROOM - PRESSED;
  return level <= free ? level : free + PRESSED * Math.tanh((level - free) / PRESSED);
}

/** The log price that `under` brings to `level`, which lies less than 2 % above the known high. */
export function above(level: number, ceiling: number | null): number {
  if (ceiling === null) return level;
  const free = ceiling + ROOM - PRESSED;
  return level <= free ? level : free + PRESSED * Math.atanh((level - free) / PRESSED);
}
