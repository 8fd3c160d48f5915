import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { feedCall, feedSectionTitle } from '@coinmirror/shared/pages/served/feeds.ts';
import {
  FEED_FORMATS,
  type FeedFormat,
  type FeedSubject,
  feedHref,
} from '@coinmirror/shared/routes/feeds.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type RequestHandler, type Response, Router } from 'express';
import { readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import type { Reader } from '../proxy/reader.ts';
import { type Feed, jsonFeedOf, rssOf } from './feedText.ts';
import { createMadePages } from './madePages.ts';
import { loadPageData, type PageData } from './pageData.ts';

export interface FeedOptions {
  readonly reader: Reader;
  readonly siteOrigin: string;
  readonly isSimulated: boolean;
}

const KINDS = ['coin', 'tag', 'author'] as const;
const CACHE = 'public, max-age=300';

/** `/feeds/{section}.{xml|json}` and `/feeds/{coin|tag|author}/{code}.{xml|json}`: news to be followed from elsewhere. */
export function createFeeds({ reader, siteOrigin, isSimulated }: FeedOptions): RequestHandler {
  const made = createMadePages();
  const router = Router();

  async function answer(subject: FeedSubject, ending: FeedFormat, res: Response, next: () => void) {
    const call = feedCall(subject);
    if (call === null) return next();
    const news = await loadPageData(reader, [call]);
    const status = news.statusOf(call);
    if (status === 404) return next();
    const list = news.entity('newsList');
    const [reading] = news.readings;
    if (list === null || !reading) {
      res.set('retry-after', '60').status(503).end();
      return;
    }
    const title = await titleOf(subject, news);
    if (title === null) return next();
    const ready = await made(
      `${subject.kind}/${subject.code}.${ending}`,
      [reading.reading.body],
      async () => {
        const feed: Feed = {
          title: `${BRAND.name} · ${title}${isSimulated ? '（演示数据）' : ''}`,
          description: `${BRAND.name}的${title}，最新 ${list.rows.length} 条，不构成投资建议。`,
          self: siteOrigin + feedHref(subject, ending),
          page: siteOrigin + pageOf(subject),
          items: list.rows,
        };
        const text = ending === 'xml' ? rssOf(feed, siteOrigin) : jsonFeedOf(feed, siteOrigin);
        const type = FEED_FORMATS.find((format) => format.ending === ending)?.type ?? 'text/plain';
        return readyAnswer(200, await makeReady(Buffer.from(text)), {
          contentType: `${type}; charset=utf-8`,
          cacheControl: CACHE,
          // A reader on another site's page may read what everybody may.
          extra: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' },
        });
      },
    );
    sendReady(res.req, res, ready);
  }

  /** null for a subject that does not exist. */
  async function titleOf({ kind, code }: FeedSubject, news: PageData): Promise<string | null> {
    if (kind === 'section') return feedSectionTitle({ kind, code });
    if (kind === 'coin') {
      const coins = news.entity('newsList')?.rows.flatMap((item) => item.coins) ?? [];
      return coins.find((coin) => coin.code === code)?.name ?? code;
    }
    if (kind === 'author') {
      const desks = await loadPageData(reader, [{ name: 'newsDesks', params: {} }]);
      return desks.entity('newsDesks')?.find((desk) => desk.code === code)?.name ?? code;
    }
    const call = { name: 'conceptDetail', params: { id: code } } as const;
    const concept = await loadPageData(reader, [call]);
    return concept.entity('conceptDetail')?.name ?? null;
  }

  router.get(/^\/feeds\/(?:(coin|tag|author)\/)?([\w.-]{1,80})\.(xml|json)$/, async (req, res, next) => {
    const [folder, code = '', format] = [req.params[0], req.params[1], req.params[2]];
    const kind = KINDS.find((one) => one === folder) ?? 'section';
    const ending = FEED_FORMATS.find((one) => one.ending === format)?.ending ?? 'xml';
    await answer({ kind, code }, ending, res, next);
  });
  return router;
}

/** The page that shows what the feed holds. */
function pageOf({ kind, code }: FeedSubject): string {
  if (kind === 'coin') return hrefTo('coinDynamic', { coinCode: code });
  if (kind === 'tag') return hrefTo('tag', { id: code });
  return kind === 'author' ? hrefTo('author', { id: code }) : hrefTo('news');
}
