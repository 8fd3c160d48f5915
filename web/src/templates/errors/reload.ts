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
 * Loads a chunk of code. When that fails (a new version was put out and the old file is gone), the page is
 * reloaded, at most once a minute; otherwise the failure is the caller's.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  reload: Reload = reloadPage,
): Promise<Module> {
  try {
    return await withStyles(load);
  } catch (error) {
    if (!reloadForChunk(reload)) throw error;
    // The page is about to go: nothing may be painted in between.
    return new Promise(() => {});
  }
}

/** Reloads for a chunk that could not be fetched, as far as that may be. Says whether it does. */
export function reloadForChunk(reload: Reload = reloadPage): boolean {
  if (!mayReloadForChunk(Date.now())) return false;
  reload();
  return true;
}

/**
 * Says yes at most once a minute, over all reloads of this browser; never if that cannot be remembered, nor for want of a
 * line: a reload would swap the page, and what was typed in it, for the browser's own complaint.
 */
export function mayReloadForChunk(now: number): boolean {
  const last = readStored(STORAGE_KEYS.chunkReload);
  if (typeof last === 'number' && now - last < CHUNK_RELOAD_INTERVAL) return false;
  if (mayBeOffline()) return false;
  return writeStored(STORAGE_KEYS.chunkReload, now);
}

/** Reloads after a 500 once; the short-lived cookie keeps it from happening again. Says whether it does. */
export function reloadOnceAfter500(reload: Reload = reloadPage): boolean {
  if (readCookie(COOKIES.reload) !== '' || mayBeOffline()) return false;
  // Without cookies there is no guard, and a guard-less reload could go round for ever.
  if (!writeCookie(COOKIES.reload, '1') || readCookie(COOKIES.reload) === '') return false;
  reload();
  return true;
}
