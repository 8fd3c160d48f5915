/** Categories of applications on /dapp, in strip order. */
export const DAPP_CATEGORIES = ['dex', 'finance', 'game', 'art', 'social', 'tool', 'other'] as const;
export type DappCategory = (typeof DAPP_CATEGORIES)[number];

/** Name of each category. */
export const DAPP_CATEGORY_NAMES: Readonly<Record<DappCategory, string>> = {
  dex: '交易',
  finance: '金融',
  game: '游戏',
  art: '艺术',
  social: '社交',
  tool: '工具',
  other: '其他',
};
