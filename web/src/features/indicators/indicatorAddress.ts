import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import type { ChartRange } from '#ui/range/RangeButtons.tsx';

/** Stretches an indicator's chart offers; the market's cycle is about four years. */
export const INDICATOR_RANGES: readonly ChartRange[] = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
  { key: '1y', label: '1年', days: 365 },
  { key: '4y', label: '4年', days: 1461 },
  { key: 'all', label: '全部', days: null },
];
const FIRST_RANGE = 'all';

/** What an indicator's page shows, as its address has it. */
export interface IndicatorAddress {
  /** Key of one of the ranges. */
  readonly range: string;
  /** Whether the price's axis is logarithmic. */
  readonly log: boolean;
  /** Key of the indicator that is laid over it in the price's place; '' for the price. */
  readonly over: string;
  /** The day one looks back to, 2026-11-20 in Beijing; null while none is named. */
  readonly date: string | null;
  /** What the address says in the place of a day and is none; '' where it can be read. */
  readonly unread: string;
  /** Page of the table, from 1. */
  readonly page: number;
}

/**
 * Reads `?range=1y&scale=linear&over=mayer&date=2022-11-21&page=2`; what cannot be read is as if it were not there.
 * `firstRange` is shown where the address names none.
 */
export function readIndicatorAddress(search: URLSearchParams, firstRange = FIRST_RANGE): IndicatorAddress {
  const range = search.get('range');
  const date = search.get('date') ?? '';
  const isDay = beijingDayStart(date) !== null;
  const page = Number(search.get('page'));
  return {
    range: INDICATOR_RANGES.find(({ key }) => key === range)?.key ?? firstRange,
    log: search.get('scale') !== 'linear',
    over: /^[a-z0-9]{1,20}$/.exec(search.get('over') ?? '')?.[0] ?? '',
    date: isDay ? date : null,
    unread: isDay ? '' : date,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
