import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#api/storage/localStore.ts';

/** Notices older than these are on no first page any more. */
const KEPT = 300;
const stored = v.array(v.number());

/** Ids of the notices this visitor has opened. */
export function readNotices(): ReadonlySet<number> {
  const result = v.safeParse(stored, readStored(STORAGE_KEYS.readNotices));
  return new Set(result.success ? result.output : []);
}

/** Remembers an opened notice; the oldest are dropped. */
export function rememberNotice(id: number): void {
  const known = readNotices();
  if (known.has(id)) return;
  writeStored(STORAGE_KEYS.readNotices, [...known, id].slice(-KEPT));
}
