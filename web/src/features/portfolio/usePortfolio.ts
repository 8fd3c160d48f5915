import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { findOversold, oversoldText } from '@coinmirror/shared/portfolio/followTrades.ts';
import { FIRST_PORTFOLIO } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useCallback, useEffect } from 'react';
import { errorText } from '#api/failure.ts';
import { watchStored } from '#api/storage/otherTabs.ts';
import {
  type Ledger,
  type PortfolioChange,
  useChangePortfolioMutation,
  usePortfolioQuery,
} from './portfolioApi.ts';

export type TradeChange = Omit<PortfolioChange, 'account'>;
/** Changes the ledger and returns the problem for the visitor, or null. */
export type ChangeLedger = (wanted: TradeChange) => Promise<string | null>;

const NOTHING: Ledger = { trades: [], portfolios: [FIRST_PORTFOLIO], method: 'average' };

/**
 * The visitor's ledger, and a function that changes it. `account` is its owner, null while logged out; `nameOf` names a
 * coin in a message.
 */
export function usePortfolio(account: string | null, nameOf: (code: string) => string) {
  const result = usePortfolioQuery(account, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isSending }] = useChangePortfolioMutation();
  const { refetch } = result;
  // Empty while the trades of a new account, or of the logged-out visitor, are loading.
  const ledger = result.currentData?.value ?? NOTHING;
  const { trades } = ledger;

  useEffect(() => watchStored(STORAGE_KEYS.portfolio, () => void refetch()), [refetch]);

  const change = useCallback<ChangeLedger>(
    async (wanted) => {
      const oversold = findOversold(afterChange(trades, wanted));
      if (oversold) return oversoldText(oversold, nameOf(oversold.trade.code));
      const answer = await send({ ...wanted, account });
      return answer.error === undefined ? null : errorText(answer.error);
    },
    [trades, nameOf, send, account],
  );
  return { result, ...ledger, change, isSending };
}

function afterChange(trades: readonly Trade[], { saved = [], removed = [] }: TradeChange): readonly Trade[] {
  const gone = new Set(removed);
  const byId = new Map([...trades, ...saved].map((trade) => [trade.id, trade]));
  return [...byId.values()].filter(({ id }) => !gone.has(id));
}
