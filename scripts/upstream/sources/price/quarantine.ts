import type { Suspicion } from '../store/quarantine.ts';

const AGREEING_SAMPLES = 3;

export interface Sample {
  readonly value: number;
  /** Why it is off; null: it agrees. */
  readonly off: string | null;
  /** Epoch ms. */
  readonly time: number;
}

/**
 * What is thought of a number after one more reading; null: nothing is held against it. Three readings in a row that
 * are off put it into quarantine, three in a row that agree let it out.
 */
export function suspect(before: Suspicion | null, { value, off, time }: Sample): Suspicion | null {
  if (before?.isHeld) return whileHeld(before, value, off);
  if (off === null) return null;
  const count = (before?.count ?? 0) + 1;
  const since = before?.since ?? time;
  return count < AGREEING_SAMPLES
    ? { value, count, isHeld: false, reason: off, since }
    : { value, count: 0, isHeld: true, reason: off, since };
}

function whileHeld(before: Suspicion, value: number, off: string | null): Suspicion | null {
  if (off !== null) return { ...before, value, count: 0, reason: off };
  const count = before.count + 1;
  return count < AGREEING_SAMPLES ? { ...before, value, count } : null;
}
