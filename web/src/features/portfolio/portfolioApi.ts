import { portfolioEndpoints, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { api } from '#api/api.ts';
import { type Call, call, type Dated } from '#api/call.ts';
import type { Failure } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import {
  type LocalPortfolio,
  readPortfolio,
  unmergedTrades,
  withMerged,
  writePortfolio,
} from './portfolioStorage.ts';

type Answer = { data: Dated<readonly Trade[]> } | { error: Failure };

/** Trades added, changed or deleted, and their owner: null is a logged-out visitor. */
export interface PortfolioChange {
  readonly account: string | null;
  readonly saved?: readonly Trade[];
  readonly removed?: readonly string[];
}

/**
 * The visitor's trades: in this browser while logged out, else on the account, which takes over the browser's. The
 * argument is their owner.
 */
export const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    portfolio: build.query<Dated<readonly Trade[]>, string | null>({
      async queryFn(account, _api, _options, ask) {
        if (account === null) return { data: storedTrades(readPortfolio().trades) };
        return (await merge(account, ask)) ?? asAnswer(ask(call(portfolioEndpoints.portfolioTrades, {})));
      },
    }),
    changePortfolio: build.mutation<Dated<readonly Trade[]>, PortfolioChange>({
      async queryFn({ account, saved = [], removed = [] }, _api, _options, ask) {
        if (account === null) return saveLocally(saved, removed);
        const trades = saved.map(toTradeWire);
        if (trades.length > 0) {
          const answer = await asAnswer(ask(call(portfolioEndpoints.portfolioSave, { trades })));
          if (removed.length === 0 || 'error' in answer) return answer;
        }
        return asAnswer(ask(call(portfolioEndpoints.portfolioDelete, { ids: [...removed] })));
      },
      async onQueryStarted({ account }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(portfolioApi.util.upsertQueryData('portfolio', account, data));
      },
    }),
  }),
});

export const { usePortfolioQuery, useChangePortfolioMutation } = portfolioApi;

type AskCall = (wanted: Call) => unknown;

/** The base query has decoded the answer with the row's own schema. */
async function asAnswer(answer: unknown): Promise<Answer> {
  return (await answer) as Answer;
}

/** Uploads trades that the account does not have yet; null where there are none, or it refused. */
async function merge(account: string, ask: AskCall): Promise<Answer | null> {
  const fresh = unmergedTrades(readPortfolio(), account);
  if (fresh.length === 0) return null;
  const answer = await asAnswer(
    ask(call(portfolioEndpoints.portfolioSave, { trades: fresh.map(toTradeWire) })),
  );
  if ('data' in answer) {
    writePortfolio(withMerged(readPortfolio(), account, fresh));
    return answer;
  }
  toast.error('本机持仓未能合并到账号，仍保存在本机，稍后会再试');
  return null;
}

/** Changes the trades in this browser. The next login uploads a changed trade. */
function saveLocally(saved: readonly Trade[], removed: readonly string[]): Answer {
  const { trades, merged } = readPortfolio();
  const gone = new Set(removed);
  const byId = new Map([...trades, ...saved].map((trade) => [trade.id, trade]));
  const changed = new Set(saved.map(({ id }) => id));
  const next: LocalPortfolio = {
    trades: [...byId.values()].filter(({ id }) => !gone.has(id)),
    merged: merged && { ...merged, ids: merged.ids.filter((id) => !changed.has(id)) },
  };
  if (!writePortfolio(next)) toast.error('浏览器不允许保存，持仓在关闭页面后会丢失');
  return { data: storedTrades(next.trades) };
}

function storedTrades(trades: readonly Trade[]): Dated<readonly Trade[]> {
  return { value: trades, asOf: Date.now(), provenance: null, stale: false };
}
