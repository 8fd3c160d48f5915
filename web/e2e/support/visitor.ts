import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/**
 * An IP address unique to this visitor in the run: limits by address (codes, registrations) must not depend on how many
 * tests ran before. The product under test trusts the proxy that the run pretends to be.
 */
export function ownAddress(): Readonly<Record<string, string>> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** A script for `addInitScript` that marks both notices as confirmed. */
export function confirmedNotices(): { content: string } {
  const keys = JSON.stringify([STORAGE_KEYS.regionNotice, STORAGE_KEYS.homeNotice]);
  // An empty tab has no storage.
  return {
    content: `if (location.protocol !== 'about:') for (const key of ${keys}) localStorage.setItem(key, 'true');`,
  };
}
