import { isNumber } from './weights.ts';

/** A part of a change, in points of percent. */
export interface SplitPart {
  readonly key: string;
  readonly name: string;
  readonly value: number | null;
}

/** A part as it is drawn: its ends are shares of the width. */
export interface SplitBar {
  readonly key: string;
  readonly name: string;
  /** To the digit shown: the bars' values add up to the total's. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Goes against the total: comes last, hollow, and runs back. */
  readonly isOpposing: boolean;
}

export interface Split {
  readonly total: number;
  /** Where the upper row ends, and so the lower one. */
  readonly end: number;
  readonly bars: readonly SplitBar[];
}

/** Digits of a change. */
const DIGITS = 2;

/**
 * A change above, its parts below: end to end, what goes against it last and running back, so that the lower row ends
 * where the upper does. null where the total or a part is missing, or the parts are not those of the total.
 */
export function splitOf(total: number | null, parts: readonly SplitPart[], digits = DIGITS): Split | null {
  const known = parts.flatMap(({ value }) => (isNumber(value) ? [value] : []));
  if (!isNumber(total) || known.length < parts.length || parts.length === 0) return null;
  const scale = 10 ** digits;
  const steps = stepsOf(
    total * scale,
    known.map((value) => value * scale),
  );
  if (steps === null) return null;
  const sum = Math.round(total * scale);
  const direction = sum < 0 ? -1 : 1;
  const rows = parts.map((part, at) => ({ ...part, along: (steps[at] ?? 0) * direction }));
  const ordered = [...rows.filter(({ along }) => along >= 0), ...rows.filter(({ along }) => along < 0)];
  const span = rows.reduce((most, { along }) => most + Math.max(0, along), 0);
  const share = (along: number) => (span > 0 ? along / span : 0);
  let reached = 0;
  const bars = ordered.map(({ key, name, along }) => {
    const start = reached;
    reached += along;
    const [from, to] = [Math.min(start, reached), Math.max(start, reached)];
    const value = along === 0 ? 0 : (along * direction) / scale;
    return { key, name, value, from: share(from), to: share(to), isOpposing: along < 0 };
  });
  return { total: sum / scale, end: share(Math.abs(sum)), bars };
}

/** Each part in whole steps, which add up to the total's; the steps left over go to the parts that rounding cut most. */
function stepsOf(total: number, parts: readonly number[]): readonly number[] | null {
  const steps = parts.map(Math.round);
  const left = Math.round(total) - steps.reduce((sum, step) => sum + step, 0);
  if (Math.abs(left) > parts.length) return null;
  const sign = Math.sign(left);
  const cut = parts.map((part, at) => ({ at, by: (part - (steps[at] ?? 0)) * sign }));
  const given = cut.toSorted((a, b) => b.by - a.by || a.at - b.at).slice(0, Math.abs(left));
  return steps.map((step, at) => (given.some((one) => one.at === at) ? step + sign : step));
}
