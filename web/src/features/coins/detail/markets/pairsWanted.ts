import type { CoinMarketPair } from '@coinmirror/shared/contract/coin/markets.ts';

export const ANY_QUOTE = 'all';

/** The pairs with this quote whose exchange or name contains the search term, ignoring case. */
export function pairsWanted(
  rows: readonly CoinMarketPair[],
  quote: string,
  words: string,
): readonly CoinMarketPair[] {
  const needle = words.trim().toLowerCase();
  if (needle === '' && quote === ANY_QUOTE) return rows;
  return rows.filter(
    (row) =>
      (quote === ANY_QUOTE || row.quote === quote) &&
      `${row.exchangeName} ${row.exchangeCode} ${row.pair}`.toLowerCase().includes(needle),
  );
}
