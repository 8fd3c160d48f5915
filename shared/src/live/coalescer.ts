/** Keeps the newest value of each key until all go out together. */
export interface Coalescer<Value> {
  push(key: string, value: Value): void;
  isWaiting(key: string): boolean;
  /** Forgets what waits under a key. */
  forget(key: string): void;
  /** Forgets all that waits. */
  clear(): void;
}

export interface CoalescerOptions<Value> {
  /** Runs what it is given once, when it is time; returns the way to call that off. */
  readonly later: (run: () => void) => () => void;
  /** Takes what waited, in the order in which its keys first spoke. */
  readonly flush: (values: ReadonlyMap<string, Value>) => void;
  /** Whether a value replaces the one that waits; the last one does unless this says otherwise. */
  readonly isNewer?: (value: Value, waiting: Value) => boolean;
}

/**
 * Values go out `later` than the first of them came, once for each key, and what comes after them no sooner than `later`
 * again; nothing runs while nothing comes.
 */
export function createCoalescer<Value>({
  later,
  flush,
  isNewer = () => true,
}: CoalescerOptions<Value>): Coalescer<Value> {
  let waiting = new Map<string, Value>();
  let cancel: (() => void) | null = null;

  function run(): void {
    const values = waiting;
    cancel = null;
    waiting = new Map();
    if (values.size === 0) return;
    cancel = later(run);
    flush(values);
  }

  return {
    push(key, value) {
      const known = waiting.get(key);
      if (known === undefined || isNewer(value, known)) waiting.set(key, value);
      cancel ??= later(run);
    },
    isWaiting: (key) => waiting.has(key),
    forget: (key) => void waiting.delete(key),
    clear() {
      cancel?.();
      cancel = null;
      waiting = new Map();
    },
  };
}
