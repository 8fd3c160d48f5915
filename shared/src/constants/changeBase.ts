/** Base of a price change: 24 hours ago, Beijing midnight or UTC midnight. */
export const CHANGE_BASES = ['24H', 'UTC8', 'UTC0'] as const;

export type ChangeBase = (typeof CHANGE_BASES)[number];
