/** Type of an exchange's pairs: all spot pairs, or only those with margin. */
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

/** Type of an exchange's contracts. */
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

/** Filters of the exchange list: offering, home country, board. */
export const EXCHANGE_LIST_TYPES = ['all', 'spot', 'futures', 'fiat', 'otc', 'dex'] as const;
export const EXCHANGE_LIST_AREAS = ['all', 'asia', 'europe', 'americas', 'offshore', 'onchain'] as const;
export const EXCHANGE_LIST_BOARDS = ['all', 'main', 'innovation'] as const;
/** Sort order: rating, or popularity. */
export const EXCHANGE_LIST_SORTS = ['exrank', 'hot'] as const;

/** How an exchange shows what it holds: a Merkle proof, an audit, nothing; or it holds nothing of its customers'. */
export const DISCLOSURES = ['merkle', 'audit', 'none', 'self'] as const;

/** Severity of known risks. */
export const RISK_WORDS = ['low', 'medium', 'high'] as const;
export type RiskWord = (typeof RISK_WORDS)[number];

/** The parts of a rating, in the order of the catalogue. */
export const GRADE_PARTS = [
  'traffic',
  'liquidity',
  'assets',
  'compliance',
  'security',
  'team',
  'reputation',
] as const;
export type GradePartName = (typeof GRADE_PARTS)[number];
