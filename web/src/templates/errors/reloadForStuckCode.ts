import { type Reload, reloadForChunk } from './reload.ts';

/** ms: a file that does not come is left to the reload. */
const PATIENCE = 5_000;

/**
 * Reloads the page for code that it can never load itself, at most once a minute over all tabs. Files that came empty are
 * asked for anew before: they may be kept for a year.
 */
export async function reloadForStuckCode(reload?: Reload): Promise<void> {
  await Promise.allSettled(emptyScripts().map(renew));
  reloadForChunk(reload);
}

function emptyScripts(): readonly string[] {
  const files = performance.getEntriesByType('resource').filter((entry) => {
    const isOwn = entry.name.startsWith(`${window.location.origin}/`) && /\.js$/.test(entry.name);
    return isOwn && 'decodedBodySize' in entry && entry.decodedBodySize === 0;
  });
  return files.map(({ name }) => name);
}

function renew(address: string): Promise<Response> {
  return fetch(address, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
}
