import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import {
  FEED_FORMATS,
  type FeedFormat,
  type FeedSubject,
  feedHref,
} from '@coinmirror/shared/routes/feeds.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type RequestHandler, type Response, Router } from 'express';
import { type Site, sendLater, sendPublicFile } from '../cache/publicFiles.ts';
import { loadPageData, type PageData } from '../pages/pageData.ts';
import { feedCall, feedSectionTitle } from '../prerender/news/feeds.ts';
import { markedTitle } from '../prerender/simulatedPart.ts';
import { newsFeedItem } from './feedItems.ts';
import { type Feed, jsonFeedOf, rssOf } from './feedText.ts';

const KINDS = ['coin', 'tag', 'author'] as const;
const CACHE = 'public, max-age=300';

/** `/feeds/{section}.{xml|json}` and `/feeds/{coin|tag|author}/{code}.{xml|json}`: news to be followed from elsewhere. */
export function createFeeds({ answerCache, rendered, siteOrigin }: Site): RequestHandler {
  const router = Router();

  async function answer(subject: FeedSubject, ending: FeedFormat, res: Response, next: () => void) {
    const call = feedCall(subject);
    if (call === null) return next();
    const news = await loadPageData(answerCache, [call]);
    if (news.statusOf(call) === 404 || news.unconnected.size > 0) return next();
    const list = news.entity('newsList');
    const [answer] = news.answers;
    if (list === null || !answer) return sendLater(res);
    const title = await titleOf(subject, news);
    if (title === null) return next();
    const feed: Feed = {
      title: markedTitle(`${BRAND.name} · ${title}`, answer.answer.source),
      description: `${BRAND.name}的${title}，最新 ${list.rows.length} 条，不构成投资建议。`,
      self: siteOrigin + feedHref(subject, ending),
      page: siteOrigin + pageOf(subject),
      items: list.rows.map(newsFeedItem),
    };
    await sendPublicFile(res, rendered, {
      path: feedHref(subject, ending),
      answer: answer.answer,
      type: FEED_FORMATS.find((format) => format.ending === ending)?.type ?? 'text/plain',
      cacheControl: CACHE,
      write: () => (ending === 'xml' ? rssOf(feed, siteOrigin) : jsonFeedOf(feed, siteOrigin)),
    });
  }

  /** null for a subject that does not exist. */
  async function titleOf({ kind, code }: FeedSubject, news: PageData): Promise<string | null> {
    if (kind === 'section') return feedSectionTitle({ kind, code });
    if (kind === 'coin') {
      const coins = news.entity('newsList')?.rows.flatMap((item) => item.coins) ?? [];
      return coins.find((coin) => coin.code === code)?.name ?? code;
    }
    if (kind === 'author') {
      const desks = await loadPageData(answerCache, [{ name: 'newsDesks', params: {} }]);
      return desks.entity('newsDesks')?.find((desk) => desk.code === code)?.name ?? code;
    }
    const call = { name: 'conceptDetail', params: { id: code } } as const;
    const concept = await loadPageData(answerCache, [call]);
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
  if (kind === 'coin') return hrefTo('coinFeed', { coinCode: code });
  if (kind === 'tag') return hrefTo('tag', { id: code });
  return kind === 'author' ? hrefTo('author', { id: code }) : hrefTo('news');
}
