interface Spent {
  /** µs. */
  readonly user: number;
  readonly system: number;
}

/** Tests run in Node; this room has no types of it. */
declare const process: { threadCpuUsage(before?: Spent): Spent };

/** Below this no growth is measured, ms: sizes are chosen so that the square of them takes far longer. */
const NOISE = 60;
const RUNS = 3;

/**
 * How many times longer work takes on four times its input: some 4 where it grows with its input, 16 where it grows with
 * the square. 1 where even the larger one is over at once. The best of three runs counts, in time of this thread's own:
 * what else the machine does is not measured.
 */
export function growth(
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number {
  const large = time(work, textOf(4 * size));
  return large < NOISE ? 1 : large / Math.max(time(work, textOf(size)), 1);
}

/** What grows with its input stays below. */
export const LINEAR = 10;

/** ms. */
function time(work: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const began = process.threadCpuUsage();
    work(text);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
