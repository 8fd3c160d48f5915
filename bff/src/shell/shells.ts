import type { RequestHandler } from 'express';
import { cookieOf } from '../http/cookies.ts';
import { type ReadyAnswer, sendReady } from '../http/readyAnswer.ts';
import type { Outcome } from '../observability/metrics.ts';
import type { Reader } from '../proxy/reader.ts';
import type { PageParts } from './compose.ts';
import { createHeads } from './heads.ts';
import { isMissing } from './missing.ts';
import { outlineOf } from './outlines.ts';
import { type MadePage, pageKey } from './pageCache.ts';
import { loadPageData } from './pageData.ts';
import { preloadScript } from './preloadScript.ts';
import { callsOf, findPage, type SitePage } from './site.ts';

export interface ShellOptions {
  readonly reader: Reader;
  readonly siteOrigin: string;
  compose(parts: PageParts): Promise<ReadyAnswer>;
  /** The page cache. */
  page(key: string, make: () => Promise<MadePage>): Promise<ReadyAnswer>;
  count(outcome: Outcome): void;
}

/** Without their slash these are the script's alone (specification section 2). */
const BARE = /\/kline\/.*[^/]$|^\/data\/calc\.html$/;

/** Answers every page: with its data and words, bare, or as the 404 page. */
export function createShells({ reader, siteOrigin, compose, page, count }: ShellOptions): RequestHandler {
  const heads = createHeads(siteOrigin);

  async function full(found: SitePage, path: string): Promise<MadePage> {
    const calls = callsOf(found);
    const data = await loadPageData(reader, calls);
    if (isMissing(found, calls, data)) return { answer: await lost(), whole: false };
    count(data.whole ? 'miss' : 'stale');
    const answer = await compose({
      status: 200,
      head: heads.of(found, path, data),
      outline: outlineOf(found, data),
      preload: preloadScript(data),
    });
    return { answer, whole: data.whole };
  }

  const bare = (found: SitePage, path: string) =>
    compose({ status: 200, head: heads.of(found, path, null), outline: '', preload: '', personal: true });

  const lost = () => compose({ status: 404, head: heads.lost, outline: '', preload: '' });

  return async (req, res) => {
    const found = findPage(req.path);
    const signedIn = cookieOf(req.headers.cookie, 'user_name') !== '';
    if (found === null) return sendReady(req, res, await lost());
    if (signedIn || BARE.test(req.path)) return sendReady(req, res, await bare(found, req.path));
    const key = pageKey(req.url);
    const make = () => full(found, req.path);
    sendReady(req, res, key === null ? (await make()).answer : await page(key, make));
  };
}
