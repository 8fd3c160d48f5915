import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { readOwned, writeOwned } from '#api/storage/ownedDrafts.ts';

/** The owner's unsent text under `key`; '' when there is none. */
export function readDraft(owner: string, key: string): string {
  const draft = readOwned(STORAGE_KEYS.drafts, owner, key);
  return typeof draft === 'string' ? draft : '';
}

/** Saves unsent text, so that a login, a reload or a network failure loses nothing; '' deletes it. */
export function writeDraft(owner: string, key: string, text: string): void {
  writeOwned(STORAGE_KEYS.drafts, owner, key, text === '' ? undefined : text);
}
