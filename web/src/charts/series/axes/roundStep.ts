const STEPS = [1, 2, 5, 10];

/** The least of `steps`, times a power of ten, that is not under `rough`, which is above 0. */
export function roundStepFrom(rough: number, steps: readonly number[] = STEPS): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * unit >= rough) ?? 10) * unit;
}
