/** The largest coins: the default list, and the choices for a comparison. */
export const HOT_ARGS = { page: 1, pagesize: 50, type: -1 } as const;
