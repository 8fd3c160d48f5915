import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { row, rows } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';

/** Notices older than these are on no first page any more. */
const RETAINED = 300;
const ids = rows(row(v.number()), String);

/** Ids of the notices this visitor has opened. */
export function readNotices(): ReadonlySet<number> {
  return new Set(ids.read(readStored(STORAGE_KEYS.readNotices)));
}

/** Remembers an opened notice; the oldest are dropped. */
export function rememberNotice(id: number): void {
  const known = readNotices();
  if (known.has(id)) return;
  const before = readStored(STORAGE_KEYS.readNotices);
  writeStored(STORAGE_KEYS.readNotices, ids.write([...known, id].slice(-RETAINED), before));
}
