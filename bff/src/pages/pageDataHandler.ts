import { PAGE_DATA_PREFIX } from '@coinmirror/shared/routes/pageData.ts';
import type { RequestHandler } from 'express';
import type { Site } from '../cache/publicFiles.ts';
import { Refusal } from '../http/failure.ts';
import { readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import { SITE_FRAME_CALLS } from '../prerender/site/siteFrameCalls.ts';
import { queryOf } from '../security/address.ts';
import { unreadableOf } from '../security/unreadable.ts';
import { loadPageData } from './pageData.ts';
import { preloadJson } from './preloadScript.ts';
import { callsOf, findPage } from './site.ts';

const HEADERS = {
  contentType: 'application/json; charset=utf-8',
  cacheControl: 'no-cache',
  extra: { 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' },
};

/**
 * `/page-data/{page}`: the answers of a page's first paint in one answer, for a visitor who is about to open it from
 * another page, which has the frame's answers already. Throws Refusal for what is no page.
 */
export function createPageDataHandler({
  answerCache,
  rendered,
}: Pick<Site, 'answerCache' | 'rendered'>): RequestHandler {
  return async (req, res, next) => {
    if (!req.path.startsWith(`${PAGE_DATA_PREFIX}/`)) return next();
    const path = req.path.slice(PAGE_DATA_PREFIX.length);
    const found = findPage(path, new URLSearchParams(queryOf(req.url)));
    if (found === null) throw new Refusal('notFound');
    const { calls, read } = callsOf(found);
    const unread = unreadableOf(req);
    if (read.some(([name]) => unread.has(name))) throw new Refusal('badAddress');
    const own = calls.filter((call) => !SITE_FRAME_CALLS.includes(call));
    const data = await loadPageData(answerCache, own);
    const madeOf = data.answers.flatMap(({ answer }) => [answer.body, answer.stale]);
    const key = JSON.stringify([PAGE_DATA_PREFIX, own]);
    sendReady(
      req,
      res,
      await rendered(key, madeOf, async () =>
        readyAnswer(200, await makeReady(Buffer.from(preloadJson(data))), HEADERS),
      ),
    );
  };
}
