import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { findOversold, oversoldText } from '@coinmirror/shared/portfolio/averageCost.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useCallback, useEffect } from 'react';
import { errorText } from '#api/failure.ts';
import { watchStored } from '#api/storage/otherTabs.ts';
import { type PortfolioChange, useChangePortfolioMutation, usePortfolioQuery } from './portfolioApi.ts';

export type TradeChange = Omit<PortfolioChange, 'account'>;

const NONE: readonly Trade[] = [];

/**
 * The visitor's trades and the way to change them, which answers with what speaks against it, or null. `account` is
 * whose they are, null without a login; `nameOf` names a coin in a complaint.
 */
export function usePortfolio(account: string | null, nameOf: (code: string) => string) {
  const result = usePortfolioQuery(account, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isSending }] = useChangePortfolioMutation();
  const { refetch } = result;
  // Of another account, or of the visitor, while the right ones are on their way: none of them.
  const trades = result.currentData?.value ?? NONE;

  useEffect(() => watchStored(STORAGE_KEYS.portfolio, () => void refetch()), [refetch]);

  const change = useCallback(
    async (wanted: TradeChange): Promise<string | null> => {
      const oversold = findOversold(afterChange(trades, wanted));
      if (oversold) return oversoldText(oversold, nameOf(oversold.trade.code));
      const answer = await send({ ...wanted, account });
      return answer.error === undefined ? null : errorText(answer.error);
    },
    [trades, nameOf, send, account],
  );
  return { result, trades, change, isSending };
}

/** The trades as a change leaves them. */
function afterChange(trades: readonly Trade[], { saved = [], removed = [] }: TradeChange): readonly Trade[] {
  const gone = new Set(removed);
  const byId = new Map([...trades, ...saved].map((trade) => [trade.id, trade]));
  return [...byId.values()].filter(({ id }) => !gone.has(id));
}
