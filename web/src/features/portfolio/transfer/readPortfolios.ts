import { PORTFOLIO_NAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import {
  type PortfolioName,
  portfolioNameComplaint,
  withFirst,
} from '@coinmirror/shared/portfolio/portfolioNames.ts';

interface PortfolioTerms {
  readonly portfolios: readonly PortfolioName[];
  readonly portfolio: string;
}

/**
 * The portfolios of rows by the names that a file gives them. One that is not there yet is added, with an id that follows
 * from its name, so that a file imported twice adds it once; beyond the limit, rows go where those without a name go.
 */
export function createPortfolios({ portfolios, portfolio }: PortfolioTerms) {
  const known = [...withFirst(portfolios)];
  const added: PortfolioName[] = [];
  return {
    added,
    idOf(cell: string): string {
      const name = [...cell.trim()].slice(0, PORTFOLIO_NAME_MAX).join('').trim();
      const same = known.find((one) => one.name === name);
      if (same !== undefined) return same.id;
      if (portfolioNameComplaint(known, name, null) !== null) return portfolio;
      const fresh = { id: `p-${keyOf(name, 1).toString(36)}-${keyOf(name, 2).toString(36)}`, name };
      known.push(fresh);
      added.push(fresh);
      return fresh.id;
    },
  };
}
