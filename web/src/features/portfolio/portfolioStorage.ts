import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { readTradeWire, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import { COST_METHODS, type CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import * as v from 'valibot';
import { type Codec, fields, one, row, rows } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';

const CURRENT_VERSION = 1;

/** Which of this browser's trades have been uploaded to an account, so that what is deleted there stays deleted. */
const merged = v.object({ account: v.string(), ids: v.array(v.string()) });
/** A trade is kept as it is sent. */
const trade: Codec<Trade> = {
  read: (raw) => readTradeWire(raw) ?? undefined,
  // A trade that has lost its time, or went to the first portfolio, has lost what was stored of it.
  write: (value, raw) => ({
    ...(typeof raw === 'object' ? raw : {}),
    time: undefined,
    portfolio: undefined,
    ...toTradeWire(value),
  }),
};
const name = v.object({ id: v.string(), name: v.string() });
const stored = fields<LocalPortfolio>({
  trades: rows(trade, ({ id }) => id),
  names: rows(row(name), ({ id }) => id),
  method: one<CostMethod>(v.picklist(COST_METHODS), 'average'),
  merged: one(v.nullable(merged), null),
});

/** A logged-out visitor's trades and portfolios in this browser; they stay for after the logout. */
export interface LocalPortfolio {
  readonly trades: readonly Trade[];
  /** Without the first one where it has never been renamed. */
  readonly names: readonly PortfolioName[];
  /** Of this browser, whoever is logged in. */
  readonly method: CostMethod;
  readonly merged: v.InferOutput<typeof merged> | null;
}

/** Unreadable trades are left out, and stay stored. */
export function readPortfolio(): LocalPortfolio {
  return stored.read(readStored(STORAGE_KEYS.portfolio));
}

/** Returns whether it was saved: a browser may forbid it, or be full. */
export function writePortfolio(local: LocalPortfolio): boolean {
  const before = readStored(STORAGE_KEYS.portfolio);
  return writeStored(STORAGE_KEYS.portfolio, { ...stored.write(local, before), version: CURRENT_VERSION });
}

/** This browser's trades that have not been uploaded to the account. */
export function unmergedTrades({ trades, merged }: LocalPortfolio, account: string): readonly Trade[] {
  const mergedBefore = new Set(merged?.account === account ? merged.ids : []);
  return trades.filter(({ id }) => !mergedBefore.has(id));
}

/** Marks these as uploaded. */
export function withMerged(local: LocalPortfolio, account: string, trades: readonly Trade[]): LocalPortfolio {
  const before = local.merged?.account === account ? local.merged.ids : [];
  return { ...local, merged: { account, ids: [...new Set([...before, ...trades.map(({ id }) => id)])] } };
}
