import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { MarginTerms } from '../../ports/venues.ts';

/** The quotes that can be borrowed: dollars. */
const LENT: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD', 'FDUSD']);
/** Minimum liquidity rating of a lender; lenders also have futures and keep custody. */
const LENDER_LIQUIDITY = 50;
/** Coins below this rank are not accepted as collateral. */
const COLLATERAL_RANK = 200;

/** Margin terms of a coin's spot pair; null if the exchange does not lend for it. */
export function marginOf(
  facts: CatalogueCoin,
  exchange: CatalogueExchange,
  quote: string,
): MarginTerms | null {
  const lends =
    exchange.futuresShare > 0 &&
    !exchange.kinds.includes('dex') &&
    exchange.scores.liquidity >= LENDER_LIQUIDITY;
  if (!lends || !LENT.has(quote) || facts.peg !== null || facts.standing !== 'ranked') return null;
  const rank = facts.rank ?? COLLATERAL_RANK + 1;
  const reach = COLLATERAL_RANK * (exchange.scores.liquidity / 100) ** 2;
  if (rank > reach) return null;
  // Lending rates follow demand for dollars, per exchange: 4 to 14 % a year.
  const yearly = 4 + 10 * uniform(keyOf(`margin-${exchange.code}-${quote}`, 0), 0);
  return {
    coinCode: facts.code,
    quote,
    leverage: leverageOf(rank),
    dailyRate: Math.round((yearly / 365) * 1e5) / 1e5,
  };
}

function leverageOf(rank: number): number {
  if (rank <= 10) return 10;
  return rank <= 60 ? 5 : 3;
}
