import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { readTradeWire, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import * as v from 'valibot';
import { type Codec, fields, one, rows } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';

const CURRENT_VERSION = 1;

/** Which of this browser's trades have been uploaded to an account, so that what is deleted there stays deleted. */
const merged = v.object({ account: v.string(), ids: v.array(v.string()) });
/** A trade is kept as it is sent. */
const trade: Codec<Trade> = {
  read: (raw) => readTradeWire(raw) ?? undefined,
  write: (value, raw) => (typeof raw === 'object' ? { ...raw, ...toTradeWire(value) } : toTradeWire(value)),
};
const stored = fields<LocalPortfolio>({
  trades: rows(trade, ({ id }) => id),
  merged: one(v.nullable(merged), null),
});

/** A logged-out visitor's trades in this browser; they stay for after the logout. */
export interface LocalPortfolio {
  readonly trades: readonly Trade[];
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
