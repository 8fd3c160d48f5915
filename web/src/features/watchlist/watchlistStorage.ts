import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import type { CollectMap } from './watchlistSlice.ts';

const CURRENT_VERSION = 1;

const times = v.record(v.string(), v.pipe(v.number(), v.finite()));
const stored = v.object({ version: v.number(), map: times });
/** Before versions existed: coin code → any value. */
const bare = v.record(v.string(), v.unknown());

/** Reads the starred items of this browser; whatever is unreadable counts as none. */
export function readWatchlist(): CollectMap {
  return migrateWatchlist(readStored(STORAGE_KEYS.coinCollectMap));
}

export function writeWatchlist(map: CollectMap): void {
  writeStored(STORAGE_KEYS.coinCollectMap, { version: CURRENT_VERSION, map });
}

/**
 * Stored value of any version → today's map. Version 0 was a bare map of coin codes;
 * a newer version than ours (an older tab still open) is read by its `map` alone.
 */
export function migrateWatchlist(value: unknown): CollectMap {
  const versioned = v.safeParse(stored, value);
  if (versioned.success) return versioned.output.map;
  const old = v.safeParse(bare, value);
  if (!old.success || 'version' in old.output) return {};
  return Object.fromEntries(Object.keys(old.output).map((code) => [`coin:${code}`, 0]));
}
