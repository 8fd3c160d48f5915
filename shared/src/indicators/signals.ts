import type { Indicator } from './definitions/indicator.ts';

/** 逃顶: a value at or above says that the market is hot; 抄底: one below, that it is cold. */
export type SignalSide = 'top' | 'bottom';

/** The values at which an indicator speaks; absent where it has no such reading. */
export interface Signals {
  readonly top?: number;
  readonly bottom?: number;
}

/**
 * What an indicator's bands say of tops and bottoms: the beginning of a highest band that warns, the end of a lowest
 * one that invites. Neither for bands of any other tone.
 */
export function signalsOf({ bands }: Pick<Indicator, 'bands'>): Signals {
  const [first, last] = [bands[0], bands.at(-1)];
  return {
    ...(last?.tone === 'error' && last.from !== null && { top: last.from }),
    ...(first?.tone === 'success' && first.to !== null && { bottom: first.to }),
  };
}

/** Whether a value speaks; null where the value is not known. */
export function isHit(side: SignalSide, value: number | null, threshold: number): boolean | null {
  if (value === null) return null;
  return side === 'top' ? value >= threshold : value < threshold;
}

/** One line of the checklist. */
export interface SignalLine {
  readonly indicator: Indicator;
  readonly value: number | null;
  readonly threshold: number;
  /** null where the value is not known. */
  readonly hit: boolean | null;
}

/** A side of the checklist, and how many of the lines that are known speak. */
export interface Checklist {
  readonly lines: readonly SignalLine[];
  readonly hits: number;
  readonly known: number;
}

/**
 * One side of the checklist, in the indicators' order. `values` by the indicators' keys; `chosen` replaces thresholds,
 * by key. Indicators without a reading on that side are left out.
 */
export function checklistOf(
  side: SignalSide,
  indicators: readonly Indicator[],
  values: ReadonlyMap<string, number | null>,
  chosen: Readonly<Record<string, number>> = {},
): Checklist {
  const lines = indicators.flatMap((indicator): SignalLine[] => {
    const own = signalsOf(indicator)[side];
    if (own === undefined) return [];
    const threshold = chosen[indicator.key] ?? own;
    const value = values.get(indicator.key) ?? null;
    return [{ indicator, value, threshold, hit: isHit(side, value, threshold) }];
  });
  return {
    lines,
    hits: lines.filter(({ hit }) => hit === true).length,
    known: lines.filter(({ hit }) => hit !== null).length,
  };
}
