import { ACTIVITY_KINDS } from '../contract/activity.ts';

/** Arguments of calls that pages share with their shells: same argument, same cache entry. */
export const CALL_ARGS = {
  coinRank: (page: number) => ({ page, pagesize: 100, type: -1 }),
  /** The beginning of the ranking, for a page that asks for all of it when its script runs. */
  firstCoins: { page: 1, pagesize: 50, type: -1 },
  coinCharts: (code: string) => ({ code, type: 'd' }),
  newCoins: { page: 1, pagesize: 100 },
  hotSearch: { page: 1, pagesize: 50 },
  conceptList: { page: 1, pagesize: 200 },
  /** The newest days of an indicator: what its page says at once. */
  indicatorDays: { days: 31 },
} as const;

/** The call for active coins of the kind an address names; of all kinds when it names none. */
export function activityArgs(asked: string | null) {
  return { page: 1, pagesize: 200, type: ACTIVITY_KINDS.find((kind) => kind === asked) ?? ('all' as const) };
}
