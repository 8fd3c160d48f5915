import { coinCatalogue } from './coinCatalogue.ts';

/**
 * Coins that stand for a dollar, by code: one changes hands as the quote of what it prices, so that its turnover is that of
 * other coins already.
 */
export const DOLLAR_COINS: ReadonlySet<string> = new Set(
  coinCatalogue.filter(({ peg }) => peg === 'usd').map(({ code }) => code),
);
