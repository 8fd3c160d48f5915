import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import type { SignalSide } from '@coinmirror/shared/indicators/signals.ts';

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
      const value = Number(text);
      const isOne = name.startsWith(prefix) && text.trim() !== '' && Number.isFinite(value);
      return isOne ? [[name.slice(prefix.length), value]] : [];
    }),
  );
}
