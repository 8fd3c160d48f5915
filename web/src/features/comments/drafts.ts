import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#api/storage/localStore.ts';

const drafts = v.record(v.string(), v.string());
const MOST_DRAFTS = 20;

function readAll(): Record<string, string> {
  const stored = v.safeParse(drafts, readStored(STORAGE_KEYS.drafts));
  return stored.success ? stored.output : {};
}

/** The unsent text under `key`; '' when there is none. */
export function readDraft(key: string): string {
  return readAll()[key] ?? '';
}

/** Saves unsent text, so that a login, a reload or a network failure loses nothing; '' deletes it. */
export function writeDraft(key: string, text: string): void {
  const { [key]: _old, ...others } = readAll();
  const kept = text === '' ? others : { ...others, [key]: text };
  writeStored(STORAGE_KEYS.drafts, Object.fromEntries(Object.entries(kept).slice(-MOST_DRAFTS)));
}
