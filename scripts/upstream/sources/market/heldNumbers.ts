/** A number of a coin that is held back in a cycle. */
export interface HeldNumber {
  /** The coin's code. */
  readonly code: string;
  readonly value: number;
  /** Who says so: venues by their names, others as sources. */
  readonly sourceNames: readonly string[];
  /** Why, for the operator. */
  readonly reason: string;
}

/** The same, and since when, epoch ms. */
export interface HeldSince extends HeldNumber {
  readonly since: number;
}

/** Makes the list of what is held back: it is reported anew in each cycle, and remembers since when. */
export function createHeldNumbers() {
  let held: ReadonlyMap<string, HeldSince> = new Map();
  return {
    /** What is held back in a cycle (epoch ms); all else is released. */
    notify(numbers: readonly HeldNumber[], now: number): void {
      held = new Map(numbers.map((one) => [one.code, { ...one, since: held.get(one.code)?.since ?? now }]));
    },
    /** By code. */
    all: () => held,
  };
}
