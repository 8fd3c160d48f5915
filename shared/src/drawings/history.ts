/** A value with the ones it had before and the ones that were taken back. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

/** How many steps can be taken back. */
export const MOST_STEPS = 100;

/** A value that has no past yet. */
export function begin<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** One step on; what was taken back before is forgotten. The same history where the value is the same. */
export function step<Value>(history: History<Value>, next: Value): History<Value> {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

/** One step back; the same history where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** The step that was taken back last, again; the same history where there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const after = future[0];
  return after === undefined
    ? history
    : { past: [...past, present], present: after, future: future.slice(1) };
}
