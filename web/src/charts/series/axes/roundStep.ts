const STEPS = [1, 2, 5, 10];

/** The smallest of `steps`, times a power of ten, that is at least `rough` (above 0). */
export function roundStepFrom(rough: number, steps: readonly number[] = STEPS): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * unit >= rough) ?? 10) * unit;
}
