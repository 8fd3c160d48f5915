/** Titles of the coin lists (section 9, Title units). */
export const LIST_TITLES = {
  all: '币种排行',
  recorded: '已收录未排名',
  norecorded: '未收录高风险',
  mining: '可挖矿币种',
  currencies: 'Coin',
  assets: 'Token',
} as const;
