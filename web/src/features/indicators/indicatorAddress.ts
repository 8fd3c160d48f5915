import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import type { ChartRange } from '#ui/range/RangeButtons.tsx';

/** Ranges of an indicator's chart; the market's cycle is about four years. */
export const INDICATOR_RANGES: readonly ChartRange[] = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
  { key: '1y', label: '1年', days: 365 },
  { key: '4y', label: '4年', days: 1461 },
  { key: 'all', label: '全部', days: null },
];
const FIRST_RANGE = 'all';

/** The state of an indicator's page, as its address has it. */
export interface IndicatorAddress {
  /** Key of one of the ranges. */
  readonly range: string;
  /** Whether the price's axis is logarithmic. */
  readonly log: boolean;
  /** Key of the indicator shown instead of the price; '' for the price. */
  readonly over: string;
  /** The day to look back to, 2026-11-20 in Beijing; null when none is given. */
  readonly date: string | null;
  /** An invalid date in the address; '' when it is valid. */
  readonly unread: string;
  /** 1-based page of the table. */
  readonly page: number;
}

/**
 * Parses `?range=1y&scale=linear&over=mayer&date=2022-11-21&page=2`; invalid parts are ignored. `firstRange` is the
 * default range.
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
