/** What a price change is measured from: 24 hours ago, Beijing midnight or UTC midnight. */
export const CHANGE_BASES = ['24H', 'UTC8', 'UTC0'] as const;

export type ChangeBase = (typeof CHANGE_BASES)[number];
