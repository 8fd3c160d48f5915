import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import { type PortfolioTotal, portfolioOf } from '@coinmirror/shared/portfolio/holdings.ts';
import { BITCOIN } from '@coinmirror/shared/portfolio/insteadBitcoin.ts';
import { type PortfolioName, portfolioOfTrade } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import type { Ledger } from '#features/portfolio/portfolioApi.ts';

/**
 * The holdings of one portfolio, or of all together, at market prices, with the coins' names; and the totals of each. All
 * are of one answer, so that they add up.
 */
export function usePortfolioRows({ trades, portfolios, method }: Ledger, shown: PortfolioName | null) {
  const codes = [...new Set([...trades.map(({ code }) => code), BITCOIN])].toSorted().join(',');
  const { data, error, isFetching, refetch } = useCoinsByCodesQuery(codes, {
    skip: trades.length === 0,
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: POLL_NORMAL / 1000,
  });
  const quotes = useMemo(() => new Map(data?.value.map((row) => [row.code, row])), [data]);
  const own = useMemo(
    () => (shown === null ? trades : tradesOf(trades, shown, portfolios)),
    [trades, shown, portfolios],
  );
  const { holdings, total } = useMemo(() => portfolioOf(own, quotes, method), [own, quotes, method]);
  const totals = useMemo(
    () => totalsOf({ trades, portfolios, method }, quotes),
    [trades, portfolios, method, quotes],
  );
  const rows = useMemo(
    () => holdings.map((holding): NamedHolding => ({ ...holding, ...namesOf(holding.code, quotes) })),
    [holdings, quotes],
  );
  return { own, rows, total, totals, quotes, data, error, isFetching, refetch };
}

function tradesOf(trades: readonly Trade[], { id }: PortfolioName, portfolios: readonly PortfolioName[]) {
  return trades.filter((trade) => portfolioOfTrade(trade, portfolios) === id);
}

/** By portfolio; under '' of all together. */
function totalsOf(
  { trades, portfolios, method }: Ledger,
  quotes: Parameters<typeof portfolioOf>[1],
): ReadonlyMap<string, PortfolioTotal> {
  const total = (own: readonly Trade[], how: CostMethod) => portfolioOf(own, quotes, how).total;
  return new Map([
    ['', total(trades, method)],
    ...portfolios.map((one) => [one.id, total(tradesOf(trades, one, portfolios), method)] as const),
  ]);
}

interface Named {
  readonly name: string;
  readonly symbol: string;
  readonly logo: string;
}

export function namesOf(code: string, coins: ReadonlyMap<string, Named>): Named {
  const { name, symbol, logo } = coins.get(code) ?? { name: code, symbol: code, logo: '' };
  return { name, symbol, logo };
}
