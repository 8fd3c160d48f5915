/** Reused buffer: cumulative variance after each step. */
const clock = new Float64Array(8192);

/**
 * Fills `out` between two given ends at `at` and `at + count` with a Brownian bridge in variance time: `count` steps of
 * the given deviations and standard innovations. Conditional on its ends a random walk with these steps has exactly
 * this distribution (Glasserman, Monte Carlo Methods in Financial Engineering, 3.1), so steps stay uncorrelated.
 */
export function bridge(
  out: Float64Array,
  at: number,
  count: number,
  deviations: Float64Array,
  innovations: Float64Array,
): void {
  const open = out[at] ?? 0;
  let sum = 0;
  let variance = 0;
  for (let i = 0; i < count - 1; i += 1) {
    const deviation = deviations[i] ?? 0;
    sum += deviation * (innovations[i] ?? 0);
    variance += deviation * deviation;
    out[at + i + 1] = open + sum;
    clock[i] = variance;
  }
  const deviation = deviations[count - 1] ?? 0;
  sum += deviation * (innovations[count - 1] ?? 0);
  variance += deviation * deviation;
  const slope = variance > 0 ? ((out[at + count] ?? 0) - open - sum) / variance : 0;
  for (let i = 0; i < count - 1; i += 1) out[at + i + 1] = (out[at + i + 1] ?? 0) + slope * (clock[i] ?? 0);
}
