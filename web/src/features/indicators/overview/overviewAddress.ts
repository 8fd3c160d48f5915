import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { SignalSide } from '@coinmirror/shared/indicators/signals.ts';
import { readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';

/** The day of the checklist, 2022-11-21 in Beijing; null for today and for an invalid date. */
export function readOverviewDate(search: URLSearchParams): string | null {
  const date = search.get('date') ?? '';
  return beijingDayStart(date) === null ? null : date;
}

/** The parameter name of a threshold: `top.mayer`. */
export function thresholdParam(side: SignalSide, key: string): string {
  return `${side}.${key}`;
}

/** The visitor's own thresholds of a side, by indicator: `?top.mayer=3`; anything but a number is ignored. */
export function readThresholds(search: URLSearchParams, side: SignalSide): Readonly<Record<string, number>> {
  const prefix = thresholdParam(side, '');
  return Object.fromEntries(
    [...search].flatMap(([name, text]) => {
      const { value } = readNumericInput(text);
      return name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : [];
    }),
  );
}

/** A typed threshold as the address has it; null for none, and for what is no number. */
export function thresholdInAddress(typed: string): string | null {
  const { value } = readNumericInput(typed, THRESHOLD);
  return value === undefined ? null : plainDecimal(value);
}

/** What is wrong with a typed threshold; an empty one restores the default. */
export function complaintOfThreshold(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : readNumericInput(typed, THRESHOLD).complaint;
}

const THRESHOLD = { decimals: 3 } as const;
