import { portfolioEndpoints, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import type { CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import { isMovedPosition } from '@coinmirror/shared/portfolio/movePositions.ts';
import {
  inPortfolio,
  joinPortfolios,
  type PortfolioName,
  portfolioOfTrade,
  withFirst,
} from '@coinmirror/shared/portfolio/portfolioNames.ts';
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

/** What a visitor keeps: trades in portfolios, and how their cost is computed. */
export interface Ledger {
  readonly trades: readonly Trade[];
  /** At least the first one. */
  readonly portfolios: readonly PortfolioName[];
  readonly method: CostMethod;
}

type Answer<Value> = { data: Dated<Value> } | { error: Failure };

/** Trades and portfolios added, changed or deleted, and their owner: null is a logged-out visitor. */
export interface PortfolioChange {
  readonly account: string | null;
  readonly saved?: readonly Trade[];
  readonly removed?: readonly string[];
  /** All portfolios from now on. */
  readonly names?: readonly PortfolioName[];
  readonly method?: CostMethod;
}

/**
 * The visitor's ledger: in this browser while logged out, else on the account, which takes over the browser's. The
 * argument is its owner.
 */
export const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    portfolio: build.query<Dated<Ledger>, string | null>({
      async queryFn(account, _api, _options, ask) {
        if (account === null) return { data: storedLedger(readPortfolio()) };
        const names = await namesOf(ask(call(portfolioEndpoints.portfolioNames, {})));
        return 'error' in names ? names : merge(account, names.data.value, ask);
      },
    }),
    changePortfolio: build.mutation<Dated<Ledger>, PortfolioChange>({
      queryFn: ({ account, ...change }, _api, _options, ask) =>
        account === null ? { data: saveLocally(change) } : saveOnAccount(change, ask),
      async onQueryStarted({ account }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(portfolioApi.util.upsertQueryData('portfolio', account, data));
        // A part of the change may have been kept.
        else void dispatch(portfolioApi.endpoints.portfolio.initiate(account, LOOK_AGAIN));
      },
    }),
  }),
});

const LOOK_AGAIN = { subscribe: false, forceRefetch: true } as const;

export const { usePortfolioQuery, useChangePortfolioMutation } = portfolioApi;

type AskCall = (wanted: Call) => unknown;
type Change = Omit<PortfolioChange, 'account'>;

/** The base query has decoded the answer with the row's own schema. */
async function tradesOf(answer: unknown): Promise<Answer<readonly Trade[]>> {
  return (await answer) as Answer<readonly Trade[]>;
}

/** The same. */
async function namesOf(answer: unknown): Promise<Answer<readonly PortfolioName[]>> {
  return (await answer) as Answer<readonly PortfolioName[]>;
}

/** The account's ledger, after it has taken over what this browser has and it has not; that stays here if it refuses. */
async function merge(
  account: string,
  names: readonly PortfolioName[],
  ask: AskCall,
): Promise<Answer<Ledger>> {
  const local = readPortfolio();
  const trades = await tradesOf(ask(call(portfolioEndpoints.portfolioTrades, {})));
  if ('error' in trades) return trades;
  const unmerged = unmergedTrades(local, account);
  const known = new Set(trades.data.value.map(({ code }) => code));
  // What was once said beside a star gives way to what the account says of the coin.
  const fresh = unmerged.filter((trade) => !(isMovedPosition(trade) && known.has(trade.code)));
  if (fresh.length > 0) {
    const own = withFirst(local.names);
    const used = own.filter(({ id }) => fresh.some((trade) => portfolioOfTrade(trade, own) === id));
    const joined = joinPortfolios(names, used);
    const saved = fresh.map((trade) => inPortfolio(trade, joined.idOf(portfolioOfTrade(trade, own))));
    const isNew = joined.names.length > withFirst(names).length;
    const answer = await saveOnAccount({ saved, ...(isNew && { names: joined.names }) }, ask);
    if ('data' in answer) {
      writePortfolio(withMerged(readPortfolio(), account, unmerged));
      return answer;
    }
    toast.error('本机持仓未能合并到账号，仍保存在本机，稍后会再试');
  }
  return { data: { ...trades.data, value: ledgerOf(trades.data.value, names) } };
}

/** One call after the other, as far as none is refused; then the ledger as the account has it. */
async function saveOnAccount(change: Change, ask: AskCall): Promise<Answer<Ledger>> {
  const { saved = [], removed = [], method } = change;
  if (method !== undefined) keepMethod(method);
  const portfolios = change.names?.map((one) => ({ ...one }));
  const names = await namesOf(
    ask(
      portfolios
        ? call(portfolioEndpoints.portfolioNamesSave, { portfolios })
        : call(portfolioEndpoints.portfolioNames, {}),
    ),
  );
  if ('error' in names) return names;
  let trades: Answer<readonly Trade[]> | null = null;
  if (saved.length > 0) {
    const wires = saved.map(toTradeWire);
    trades = await tradesOf(ask(call(portfolioEndpoints.portfolioSave, { trades: wires })));
    if ('error' in trades) return trades;
  }
  if (removed.length > 0)
    trades = await tradesOf(ask(call(portfolioEndpoints.portfolioDelete, { ids: [...removed] })));
  trades ??= await tradesOf(ask(call(portfolioEndpoints.portfolioTrades, {})));
  if ('error' in trades) return trades;
  return { data: { ...trades.data, value: ledgerOf(trades.data.value, names.data.value) } };
}

/** Changes what this browser has. The next login uploads a changed trade. */
function saveLocally({ saved = [], removed = [], names, method }: Change): Dated<Ledger> {
  const local = readPortfolio();
  const gone = new Set(removed);
  const byId = new Map([...local.trades, ...saved].map((trade) => [trade.id, trade]));
  const changed = new Set(saved.map(({ id }) => id));
  const { merged } = local;
  const next: LocalPortfolio = {
    trades: [...byId.values()].filter(({ id }) => !gone.has(id)),
    names: names ?? local.names,
    method: method ?? local.method,
    merged: merged && { ...merged, ids: merged.ids.filter((id) => !changed.has(id)) },
  };
  if (!writePortfolio(next)) toast.error('浏览器不允许保存，持仓在关闭页面后会丢失');
  return storedLedger(next);
}

function keepMethod(method: CostMethod): void {
  writePortfolio({ ...readPortfolio(), method });
}

function storedLedger({ trades, names }: LocalPortfolio): Dated<Ledger> {
  return { value: ledgerOf(trades, names), asOf: Date.now(), provenance: null, stale: false };
}

function ledgerOf(trades: readonly Trade[], names: readonly PortfolioName[]): Ledger {
  const portfolios = withFirst(names);
  return {
    trades: trades.map((trade) => inPortfolio(trade, portfolioOfTrade(trade, portfolios))),
    portfolios,
    method: readPortfolio().method,
  };
}
