import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { FITS_NAME, type SiteHit } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import { isCalled } from './isCalled.ts';

/** Whether the best page is called exactly what was typed, and no coin or exchange is. */
export function isPageMeant(
  typed: string,
  coins: readonly DirectoryEntry[],
  exchanges: readonly DirectoryEntry[],
  pages: readonly SiteHit[],
): boolean {
  return pages[0]?.fit === FITS_NAME && ![...coins, ...exchanges].some((entry) => isCalled(entry, typed));
}
