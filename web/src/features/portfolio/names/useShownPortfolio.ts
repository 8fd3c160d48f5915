import { FIRST_PORTFOLIO, type PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

interface ShownPortfolio {
  /** null: all together. */
  readonly shown: PortfolioName | null;
  /** The one for what is entered now: the shown one, else the first. */
  readonly entryId: string;
  readonly show: (name: string | null) => void;
}

/** The portfolio in the address (`?portfolio=`, by its name); all together without one, and for a name that is none. */
export function useShownPortfolio(portfolios: readonly PortfolioName[]): ShownPortfolio {
  const [params, write] = useUrlParams();
  const shown = portfolios.find(({ name }) => name === params.get('portfolio')) ?? null;
  return {
    shown,
    entryId: shown?.id ?? FIRST_PORTFOLIO.id,
    show: (name) => write({ portfolio: name }, { push: true }),
  };
}
