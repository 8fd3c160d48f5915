import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/**
 * An address that no other visitor of this run has: what is limited by address (codes, registrations) is not to
 * depend on how many tests ran before. The product under test trusts the proxy that the run pretends to be.
 */
export function ownAddress(): Readonly<Record<string, string>> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** A script for `addInitScript` that makes the visitor one who has confirmed both notices before. */
export function confirmedNotices(): { content: string } {
  const keys = JSON.stringify([STORAGE_KEYS.regionNotice, STORAGE_KEYS.homeNotice]);
  // An empty tab has no storage.
  return {
    content: `if (location.protocol !== 'about:') for (const key of ${keys}) localStorage.setItem(key, 'true');`,
  };
}
