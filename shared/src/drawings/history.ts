/** Undo history: a value with its earlier and its undone ones. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

/** Maximum number of undo steps. */
export const MOST_STEPS = 100;

/** A history without past steps. */
export function begin<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** Adds a step; undone steps are dropped. Returns the same history for an equal value. */
export function step<Value>(history: History<Value>, next: Value): History<Value> {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

/** Undoes one step; returns the same history if there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Redoes the last undone step; returns the same history if there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const after = future[0];
  return after === undefined
    ? history
    : { past: [...past, present], present: after, future: future.slice(1) };
}
