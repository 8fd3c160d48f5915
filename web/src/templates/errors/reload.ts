import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { CHUNK_RELOAD_INTERVAL } from '@coinmirror/shared/constants/timings.ts';
import { mayBeOffline } from '#api/connectivity.ts';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import { withStyles } from '#ui/lazy/withStyles.ts';

/** The browser's own reload, replaceable in tests. */
export type Reload = () => void;
const reloadPage: Reload = () => window.location.reload();

/**
 * Loads a chunk of code. On failure (a new release was deployed and the old file is gone) it reloads the page, at most
 * once a minute; otherwise it rejects.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  reload: Reload = reloadPage,
): Promise<Module> {
  try {
    return await withStyles(load);
  } catch (error) {
    if (!reloadForChunk(reload)) throw error;
    // The page is about to unload: nothing may render in between.
    return new Promise(() => {});
  }
}

/** Reloads for a chunk that failed to load, if that is allowed. Returns whether it does. */
export function reloadForChunk(reload: Reload = reloadPage): boolean {
  if (!mayReloadForChunk(Date.now())) return false;
  reload();
  return true;
}

/**
 * Returns true at most once a minute, over all tabs of this browser; never if that cannot be remembered, nor while
 * offline: a reload would replace the page, and what was typed in it, by the browser's error page.
 */
export function mayReloadForChunk(now: number): boolean {
  const last = readStored(STORAGE_KEYS.chunkReload);
  // One that lies ahead is from before the clock was set back.
  if (typeof last === 'number' && last <= now && now - last < CHUNK_RELOAD_INTERVAL) return false;
  if (mayBeOffline()) return false;
  return writeStored(STORAGE_KEYS.chunkReload, now);
}

/** Reloads after a 500 once; a short-lived cookie prevents repetition. Returns whether it does. */
export function reloadOnceAfter500(reload: Reload = reloadPage): boolean {
  if (readCookie(COOKIES.reload) !== '' || mayBeOffline()) return false;
  // Without cookies there is no guard, and the page could reload forever.
  if (!writeCookie(COOKIES.reload, '1') || readCookie(COOKIES.reload) === '') return false;
  reload();
  return true;
}
