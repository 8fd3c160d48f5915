import { OWN_NUMBER_MAX } from '@coinmirror/shared/constants/limits.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { FIRST_WATCH_GROUP } from '@coinmirror/shared/contract/community/watchKinds.ts';
import * as v from 'valibot';
import { fields, named, one, row, rows } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import type { LocalWatch } from './watchlistSlice.ts';
import {
  bareItem,
  emptyGroups,
  emptyWatchlists,
  type WatchGroup,
  type WatchGroups,
  type Watchlists,
} from './watchlists.ts';

const CURRENT_VERSION = 2;

const amount = v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(OWN_NUMBER_MAX))), null);
const item = v.object({ code: v.string(), note: v.fallback(v.string(), ''), cost: amount, quantity: amount });
const items = rows(row(item), ({ code }) => code);
const group = named(fields<WatchGroup>({ name: one(v.string(), ''), items }));
const groups = rows(group, ({ name }) => name);
const codes = v.fallback(v.array(v.string()), []);
const codesByKind = v.object({ coin: codes, exchange: codes, wallet: codes });
const merged = v.nullable(v.object({ account: v.string(), codes: codesByKind }));
interface StoredWatch {
  readonly version: number;
  readonly book: Watchlists;
  readonly merged: LocalWatch['merged'];
}

const stored = fields<StoredWatch>({
  version: one(v.number(), 0),
  book: fields<Watchlists>({ coin: groups, exchange: groups, wallet: groups }),
  merged: one<StoredWatch['merged']>(merged, null),
});
/** Version 1: `coin:bitcoin` → when it was starred. */
const starTimes = v.object({ version: v.literal(1), map: v.record(v.string(), v.number()) });
/** Before versioning: coin code → any value. */
const bare = v.record(v.string(), v.unknown());

/** Reads this browser's list; an unreadable one counts as empty. */
export function readWatchlist(): LocalWatch {
  return migrateWatchlist(readStored(STORAGE_KEYS.coinCollectMap));
}

/** Returns whether it was saved: a browser may forbid it, or be full. */
export function writeWatchlist({ local, merged }: LocalWatch): boolean {
  const before = readStored(STORAGE_KEYS.coinCollectMap);
  const isWritten = stored.write(
    { version: CURRENT_VERSION, book: local, merged },
    isToday(before) ? before : {},
  );
  return writeStored(STORAGE_KEYS.coinCollectMap, isWritten);
}

/**
 * Migrates a stored value of any version. Versions 0 and 1 had stars only: they become the first group, oldest star
 * first, as new stars join at the end.
 */
export function migrateWatchlist(value: unknown): LocalWatch {
  if (!isToday(value)) return { local: fromOlder(value), merged: null };
  const { book, merged } = stored.read(value);
  const { coin, exchange, wallet } = book;
  const local = { coin: atLeastOne(coin), exchange: atLeastOne(exchange), wallet: atLeastOne(wallet) };
  return { local, merged };
}

/** Of this version's shape, or a later one's. */
function isToday(value: unknown): boolean {
  return v.is(
    v.object({ version: v.pipe(v.number(), v.minValue(CURRENT_VERSION)), book: v.object({}) }),
    value,
  );
}

function fromOlder(value: unknown): Watchlists {
  const first = v.safeParse(starTimes, value);
  if (first.success) return fromStars(first.output.map);
  const oldest = v.safeParse(bare, value);
  if (!oldest.success || 'version' in oldest.output) return emptyWatchlists;
  return fromStars(Object.fromEntries(Object.keys(oldest.output).map((code) => [`coin:${code}`, 0])));
}

function atLeastOne(found: WatchGroups): WatchGroups {
  return found.length > 0 ? found : emptyGroups;
}

function fromStars(times: Readonly<Record<string, number>>): Watchlists {
  const stars = Object.entries(times)
    .sort(([, a], [, b]) => a - b)
    .map(([key]) => key);
  const firstGroup = (prefix: string): WatchGroups => {
    const codes = stars.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    return codes.length === 0 ? emptyGroups : [{ name: FIRST_WATCH_GROUP, items: codes.map(bareItem) }];
  };
  return { coin: firstGroup('coin:'), exchange: firstGroup('exchange:'), wallet: firstGroup('wallet:') };
}
