/** Below this no growth is measured, ms: the machine's own noise is as long. */
const NOISE = 25;
const RUNS = 3;

/**
 * How many times longer work takes on four times its input: some 4 where it grows with its input, 16 where it grows with
 * the square. 1 where even the larger one is over at once. The best of three runs counts.
 */
export function growth(
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number {
  const large = time(work, textOf(4 * size));
  return large < NOISE ? 1 : large / Math.max(time(work, textOf(size)), 1);
}

/** What grows with its input stays below, whatever else the machine does. */
export const LINEAR = 10;

function time(work: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const began = Date.now();
    work(text);
    return Date.now() - began;
  });
  return Math.min(...runs);
}
