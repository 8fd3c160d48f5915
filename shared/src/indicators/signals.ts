import type { Indicator } from './definitions/indicator.ts';

/** 逃顶: a value at or above means an overheated market; 抄底: one below means an oversold one. */
export type SignalSide = 'top' | 'bottom';

/** Signal thresholds of an indicator; absent if it has none. */
export interface Signals {
  readonly top?: number;
  readonly bottom?: number;
}

/**
 * Top and bottom thresholds from an indicator's bands: the lower bound of a highest band with a warning tone, the upper
 * bound of a lowest one with an inviting tone. None for other tones.
 */
export function signalsOf({ bands }: Pick<Indicator, 'bands'>): Signals {
  const [first, last] = [bands[0], bands.at(-1)];
  return {
    ...(last?.tone === 'error' && last.from !== null && { top: last.from }),
    ...(first?.tone === 'success' && first.to !== null && { bottom: first.to }),
  };
}

/** Whether a value triggers its signal; null if the value is unknown. */
export function isHit(side: SignalSide, value: number | null, threshold: number): boolean | null {
  if (value === null) return null;
  return side === 'top' ? value >= threshold : value < threshold;
}

/** One line of the checklist. */
export interface SignalLine {
  readonly indicator: Indicator;
  readonly value: number | null;
  readonly threshold: number;
  /** null if the value is unknown. */
  readonly hit: boolean | null;
}

/** One side of the checklist, and how many of the known lines are triggered. */
export interface Checklist {
  readonly lines: readonly SignalLine[];
  readonly hits: number;
  readonly known: number;
}

/**
 * One side of the checklist, in the indicators' order. `values` by the indicators' keys; `chosen` overrides thresholds,
 * by key. Indicators without a threshold on that side are left out.
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
