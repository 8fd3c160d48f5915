/** A number of a relation, and the path of the page where it stands. */
export interface Side {
  readonly value: number | null;
  readonly path: string;
}

/** One relation of numbers that stand in two places, of one subject at one instant. */
export interface Instance {
  /** What should hold, in Chinese. */
  readonly relation: string;
  /** What it is about; '' where it is about the site. */
  readonly subject: string;
  readonly left: Side;
  readonly right: Side;
  readonly holds: boolean;
}

/** Of two sums in another order the last digits differ. */
const NEAR = 1e-9;

/** Whether two numbers are the same within the last digits; two unknown ones are. */
export function isNear(one: number | null, other: number | null, part = NEAR): boolean {
  if (one === null || other === null) return one === other;
  const apart = Math.abs(one - other);
  return (
    Number.isFinite(apart) && apart <= Math.max(Math.abs(one), Math.abs(other)) * part + Number.MIN_VALUE
  );
}

/** A relation whose sides are to be the same. */
export function equal(
  relation: string,
  subject: string,
  [left, right]: readonly [Side, Side],
  part?: number,
): Instance {
  return { relation, subject, left, right, holds: isNear(left.value, right.value, part) };
}

/** Null counts as nothing. */
export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** What a check of the site's own numbers has found. */
export interface CheckedRelations {
  /** The cycle that was checked, epoch ms. */
  readonly at: number;
  /** Relations that were looked at in it. */
  readonly checked: number;
  readonly failed: number;
  /** The first that do not hold. */
  readonly failures: readonly Instance[];
}
