/** What a price change is measured from: 24 hours ago, Beijing midnight or UTC midnight. */
export const CHANGE_BASES = ['24H', 'UTC8', 'UTC0'] as const;

export type ChangeBase = (typeof CHANGE_BASES)[number];

/** How the base is named beside a number. */
export const CHANGE_BASE_LABELS: Readonly<Record<ChangeBase, string>> = {
  '24H': '24H',
  UTC8: '北京时间0点',
  UTC0: 'UTC0点',
};
