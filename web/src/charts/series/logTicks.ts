const STEPS = [1, 2, 5];

/** 1-2-5 ticks inside [low, high], for a logarithmic axis that spans less than the library's powers of ten. */
export function logTicks(low: number, high: number): readonly number[] {
  if (!(low > 0) || high <= low) return [];
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1) {
    for (const step of STEPS) {
      const tick = Number((step * 10 ** power).toPrecision(1));
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  }
  // Over many decades the powers of ten are enough.
  return ticks.length > 12 ? ticks.filter((tick) => Number.isInteger(Math.log10(tick))) : ticks;
}
