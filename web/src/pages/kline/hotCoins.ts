/** The largest coins: what the list shows first, and what may be compared. */
export const HOT_ARGS = { page: 1, pagesize: 50, type: -1 } as const;
