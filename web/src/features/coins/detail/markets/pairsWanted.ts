import type { CoinMarketPair } from '@coinmirror/shared/contract/coin/markets.ts';
import { holdsWord } from '@coinmirror/shared/validation/coinWord.ts';

export const ANY_QUOTE = 'all';

/** The pairs with this quote whose exchange or name contains the search term, in any spelling. */
export function pairsWanted(
  rows: readonly CoinMarketPair[],
  quote: string,
  words: string,
): readonly CoinMarketPair[] {
  if (words.trim() === '' && quote === ANY_QUOTE) return rows;
  return rows.filter(
    (row) =>
      (quote === ANY_QUOTE || row.quote === quote) &&
      holdsWord([row.exchangeName, row.exchangeCode, row.pair], words),
  );
}
