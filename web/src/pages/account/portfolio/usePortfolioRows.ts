import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { portfolioOf } from '@coinmirror/shared/portfolio/holdings.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';

/** The holdings that result from trades at market prices, with the coins' names. */
export function usePortfolioRows(trades: readonly Trade[]) {
  const codes = [...new Set(trades.map(({ code }) => code))].toSorted().join(',');
  const { data, error, isFetching, refetch } = useCoinsByCodesQuery(codes, {
    skip: codes === '',
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: POLL_NORMAL / 1000,
  });
  const coins = useMemo(() => new Map(data?.value.map((row) => [row.code, row])), [data]);
  const { holdings, total } = useMemo(() => portfolioOf(trades, coins), [trades, coins]);
  const rows = useMemo(
    () =>
      holdings.map((holding): NamedHolding => {
        const { name, symbol, logo } = coins.get(holding.code) ?? {
          name: holding.code,
          symbol: holding.code,
          logo: '',
        };
        return { ...holding, name, symbol, logo };
      }),
    [holdings, coins],
  );
  return { rows, total, data, error, isFetching, refetch };
}
