/** What of an exchange's pairs: all of spot, or those one can borrow for. */
export const PAIR_TYPES = ['spot', 'margin'] as const;
export type PairType = (typeof PAIR_TYPES)[number];

export const PAIR_SORTS = [
  'volume',
  'pair',
  'price',
  'change',
  'coins',
  'deviation',
  'spread',
  'depth',
  'leverage',
  'interest',
  'updated',
] as const;
export type PairSort = (typeof PAIR_SORTS)[number];

/** What of an exchange's contracts. */
export const FUTURES_TYPES = ['all', 'swap', 'dated'] as const;
export type FuturesType = (typeof FUTURES_TYPES)[number];

export const FUTURES_SORTS = [
  'volume',
  'pair',
  'price',
  'change',
  'basis',
  'funding',
  'openInterest',
  'expiry',
] as const;
export type FuturesSort = (typeof FUTURES_SORTS)[number];
