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
 * The visitor's trades, and a function that changes them and returns the problem, or null. `account` is their owner,
 * null while logged out; `nameOf` names a coin in a message.
 */
export function usePortfolio(account: string | null, nameOf: (code: string) => string) {
  const result = usePortfolioQuery(account, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isSending }] = useChangePortfolioMutation();
  const { refetch } = result;
  // Empty while the trades of a new account, or of the logged-out visitor, are loading.
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

function afterChange(trades: readonly Trade[], { saved = [], removed = [] }: TradeChange): readonly Trade[] {
  const gone = new Set(removed);
  const byId = new Map([...trades, ...saved].map((trade) => [trade.id, trade]));
  return [...byId.values()].filter(({ id }) => !gone.has(id));
}
