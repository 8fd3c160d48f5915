import { ACTIVITY_KINDS } from '../contract/activity.ts';

/** Call arguments that pages share with their prerendered HTML: same arguments, same cache entry. */
export const CALL_ARGS = {
  coinRank: (page: number) => ({ page, pagesize: 100, type: -1 }),
  /** The start of the ranking, for a page whose script loads all of it. */
  firstCoins: { page: 1, pagesize: 50, type: -1 },
  coinCharts: (code: string) => ({ code, type: 'd' }),
  newCoins: { page: 1, pagesize: 100 },
  hotSearch: { page: 1, pagesize: 50 },
  conceptList: { page: 1, pagesize: 200 },
  /** The latest days of an indicator, for the first HTML of its page. */
  indicatorDays: { days: 31 },
} as const;

/** The call for active coins of the kind in an address; all kinds by default. */
export function activityArgs(asked: string | null) {
  return { page: 1, pagesize: 200, type: ACTIVITY_KINDS.find((kind) => kind === asked) ?? ('all' as const) };
}
