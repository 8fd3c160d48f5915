import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_CACHE_ENTRIES } from '@coinmirror/shared/constants/limits.ts';
import { PAGE_CACHE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import { LRUCache } from 'lru-cache';
import { type ReadyAnswer, sendReady } from '../http/readyAnswer.ts';
import { addressFault } from '../security/address.ts';

/** A page as it was made. `whole` is false when data was missing or stale; such a page is not kept. */
export interface MadePage {
  readonly answer: ReadyAnswer;
  readonly whole: boolean;
}

export interface PageCacheOptions {
  /** May this request be answered from the cache? Phones and signed-in visitors may not. */
  readonly passes: (req: IncomingMessage) => boolean;
  readonly onHit: () => void;
  /** ms on a clock that only goes forward. */
  readonly now?: () => number;
}

/** Kept pages by path, answered from ready bytes for 20 s (specification, section 9). */
export function createPageCache({ passes, onHit, now = () => performance.now() }: PageCacheOptions) {
  const cached = new LRUCache<string, ReadyAnswer>({
    max: PAGE_CACHE_ENTRIES,
    ttl: PAGE_CACHE_LIFETIME,
    perf: { now },
  });

  return {
    /** A fast path. A kept page has passed every rule that depends on the path alone. */
    front(req: IncomingMessage, res: ServerResponse): boolean {
      const key = pageKey(req.url ?? '');
      if (key === null) return false;
      const answer = cached.get(key);
      if (answer === undefined || !passes(req)) return false;
      onHit();
      sendReady(req, res, answer);
      return true;
    },
    /**
     * The page of this key, kept or made. Visitors who ask for it before it is kept share its calls (answer cache) and
     * its rendering (render memo).
     */
    async page(key: string, make: () => Promise<MadePage>): Promise<ReadyAnswer> {
      const answer = cached.get(key);
      if (answer) return answer;
      const made = await make();
      if (made.whole && made.answer.status === 200) cached.set(key, made.answer);
      return made.answer;
    },
  };
}

/** Two slashes at the end make an address that is no page. */
const ONE_SLASH = /[^/]\/$/;

/** In a path with this segment the last slash decides whether a page is served bare (specification, section 2). */
const BARE_WITHOUT_SLASH = '/kline/';

/** The one word of a query that chooses another content of a page: the strip of a coin. */
const TAB = /[?&](tab=[\w-]{1,24})(?:&|$)/;

const COINS = '/currencies';

/**
 * The key under which a page is kept, or null for a page that is not kept. Kept are home without a query and the pages
 * under /currencies/ (not itself). The key is the path without its last slash, and the tab that the query chooses;
 * whatever else the query says is left to the page's script.
 */
export function pageKey(target: string): string | null {
  if (target === '/') return target;
  if (!target.startsWith(`${COINS}/`)) return null;
  const at = target.indexOf('?');
  if (at < 0) return keyOfPath(target);
  if (target.includes('browsemode=') || addressFault(target) !== null) return null;
  const path = keyOfPath(target.slice(0, at));
  const tab = TAB.exec(target)?.[1];
  return path === null || tab === undefined ? path : `${path}?${tab}`;
}

function keyOfPath(path: string): string | null {
  if (path === `${COINS}/`) return null;
  return ONE_SLASH.test(path) && !path.includes(BARE_WITHOUT_SLASH) ? path.slice(0, -1) : path;
}
