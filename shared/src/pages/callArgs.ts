/** Arguments of calls that pages share with their shells: same argument, same cache entry. */
export const CALL_ARGS = {
  coinRank: (page: number) => ({ page, pagesize: 100, type: -1 }),
  newCoins: { page: 1, pagesize: 100 },
  conceptList: { page: 1, pagesize: 200 },
  /** The newest days of an indicator: what its page says at once. */
  indicatorDays: { days: 31 },
} as const;
