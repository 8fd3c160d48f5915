import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/** A script for `addInitScript` that makes the visitor one who has confirmed both notices before. */
export function confirmedNotices(): { content: string } {
  const keys = JSON.stringify([STORAGE_KEYS.regionNotice, STORAGE_KEYS.homeNotice]);
  // An empty tab has no storage.
  return {
    content: `if (location.protocol !== 'about:') for (const key of ${keys}) localStorage.setItem(key, 'true');`,
  };
}
