import { maybeAmount, maybeNum } from '../wireNumber.ts';

/** Fees and revenue of 24 h, 7 and 30 days, USD; null if unknown. */
export const earnedFields = {
  fees24h: maybeAmount,
  fees7d: maybeAmount,
  fees30d: maybeAmount,
  revenue24h: maybeAmount,
  revenue7d: maybeAmount,
  revenue30d: maybeAmount,
};

/** Changes of the fees over the same time before, %; null if unknown. */
export const earnedChanges = { change1d: maybeNum, change7d: maybeNum, change30d: maybeNum };
