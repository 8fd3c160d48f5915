import {
  UNLOCK_KINDS,
  UNLOCK_RANGES,
  type UnlockKind,
  type UnlockRange,
  type UnlockRow,
} from '../contract/unlocks.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** Least parts of the circulating supply, %, and least worths, USD, by which the list is narrowed; 0 is all. */
export const UNLOCK_SHARES = [0, 0.1, 0.5, 1, 5] as const;
export const UNLOCK_VALUES = [0, 1e5, 1e6, 1e7, 1e8] as const;

/** What the address of the list of unlocks says; missing or invalid values get their defaults. */
export interface UnlockChoice {
  readonly range: UnlockRange;
  readonly kind: UnlockKind | 'all';
  readonly share: (typeof UNLOCK_SHARES)[number];
  readonly value: (typeof UNLOCK_VALUES)[number];
  /** The visitor's own list alone. */
  readonly own: boolean;
}

/** Reads `?range=month&kind=cliff&share=1&value=1000000&own=1`. */
export function unlockChoice(asked: AddressQuery): UnlockChoice {
  const [range, kind] = [asked('range'), asked('kind')];
  return {
    range: UNLOCK_RANGES.find((one) => one === range) ?? 'week',
    kind: UNLOCK_KINDS.find((one) => one === kind) ?? 'all',
    share: UNLOCK_SHARES.find((one) => String(one) === asked('share')) ?? 0,
    value: UNLOCK_VALUES.find((one) => String(one) === asked('value')) ?? 0,
    own: asked('own') === '1',
  };
}

/** The rows that a choice keeps; `own` are the codes of the visitor's list, null where they are not known. */
export function chosenUnlocks(
  rows: readonly UnlockRow[],
  choice: UnlockChoice,
  own: ReadonlySet<string> | null,
): readonly UnlockRow[] {
  return rows.filter(
    (row) =>
      (choice.kind === 'all' || row.kind === choice.kind) &&
      (choice.share === 0 || (row.share ?? 0) >= choice.share) &&
      (choice.value === 0 || (row.value ?? 0) >= choice.value) &&
      (!choice.own || own === null || own.has(row.code)),
  );
}
