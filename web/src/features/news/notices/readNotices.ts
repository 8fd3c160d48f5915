import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#api/storage/localStore.ts';

/** Notices older than these are off every first page. */
const KEPT = 300;
const stored = v.array(v.number());

/** The notices this visitor has opened, by their ids. */
export function readNotices(): ReadonlySet<number> {
  const result = v.safeParse(stored, readStored(STORAGE_KEYS.readNotices));
  return new Set(result.success ? result.output : []);
}

/** Remembers that a notice was opened; the oldest are forgotten. */
export function rememberNotice(id: number): void {
  const known = readNotices();
  if (known.has(id)) return;
  writeStored(STORAGE_KEYS.readNotices, [...known, id].slice(-KEPT));
}
