import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { cookieOf } from '../http/cookies.ts';
import { type ReadyAnswer, sendReady } from '../http/readyAnswer.ts';
import type { Outcome } from '../observability/metrics.ts';
import type { Reader } from '../proxy/reader.ts';
import type { PageParts } from './compose.ts';
import { createHeads } from './heads.ts';
import { createMadePages } from './madePages.ts';
import { isMissing } from './missing.ts';
import { outlineOf } from './outlines.ts';
import { type MadePage, pageKey } from './pageCache.ts';
import { loadPageData } from './pageData.ts';
import { preloadScript } from './preloadScript.ts';
import { callsOf, findPage, type SitePage } from './site.ts';

export interface ShellOptions {
  readonly reader: Reader;
  readonly siteOrigin: string;
  /** Prices are made up, and every page says so. */
  readonly isSimulated: boolean;
  compose(parts: PageParts): Promise<ReadyAnswer>;
  /** The page cache. */
  page(key: string, make: () => Promise<MadePage>): Promise<ReadyAnswer>;
  count(outcome: Outcome): void;
}

/** Without their slash these are the script's alone (specification section 2). */
const BARE = /\/kline\/.*[^/]$|^\/data\/calc\.html$/;
/** Shells without data never change while the process lives. */
const REMEMBERED = 300;

/** Answers every page: with its data and words, bare, or as the 404 page. */
export function createShells({
  reader,
  siteOrigin,
  isSimulated,
  compose,
  page,
  count,
}: ShellOptions): RequestHandler {
  const heads = createHeads(siteOrigin);
  const made = createMadePages();
  const bareShells = new LRUCache<string, ReadyAnswer>({ max: REMEMBERED });
  const lost = compose({ status: 404, head: heads.lost, outline: '', preload: '' });

  async function full(found: SitePage, path: string): Promise<MadePage> {
    const calls = callsOf(found);
    const data = await loadPageData(reader, calls);
    if (isMissing(found, calls, data)) return { answer: await lost, whole: false };
    count(data.whole ? 'miss' : 'stale');
    const answer = await made(path, data, () =>
      compose({
        page: found.name,
        status: 200,
        head: heads.of(found, path, data),
        outline: outlineOf(found, data, isSimulated),
        preload: preloadScript(data),
      }),
    );
    return { answer, whole: data.whole };
  }

  async function bare(found: SitePage, path: string, personal: boolean): Promise<ReadyAnswer> {
    const key = `${personal} ${path}`;
    const known = bareShells.get(key);
    if (known) return known;
    const answer = await compose({
      page: found.name,
      status: 200,
      head: heads.of(found, path, null),
      outline: '',
      preload: '',
      personal,
    });
    bareShells.set(key, answer);
    return answer;
  }

  async function answerOf(
    found: SitePage,
    path: string,
    url: string,
    signedIn: boolean,
  ): Promise<ReadyAnswer> {
    if (signedIn || BARE.test(path)) return bare(found, path, true);
    if (callsOf(found).length === 0) return bare(found, path, false);
    const key = pageKey(url);
    const make = () => full(found, path);
    return key === null ? (await make()).answer : page(key, make);
  }

  return async (req, res) => {
    const found = findPage(req.path);
    const signedIn = cookieOf(req.headers.cookie, 'user_name') !== '';
    sendReady(req, res, found === null ? await lost : await answerOf(found, req.path, req.url, signedIn));
  };
}
