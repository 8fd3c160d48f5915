import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { FEED_FORMATS, type FeedSubject, feedHref } from '@coinmirror/shared/routes/feeds.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { type RequestHandler, Router } from 'express';
import { type Site, sendLater, sendPublicFile } from '../cache/publicFiles.ts';
import { loadPageData } from '../pages/pageData.ts';
import { markedTitle } from '../prerender/simulatedPart.ts';
import { dayFeedItem } from './feedItems.ts';
import { type Feed, jsonFeedOf, rssOf } from './feedText.ts';

/** Days of the feed: for a reader that asks once a week. */
const DAYS = 7;
/** It changes at midnight. */
const CACHE = 'public, max-age=1800';
const SUBJECT: FeedSubject = { kind: 'section', code: 'daily' };

/** `/feeds/daily.{xml|json}`: the last days in numbers, newest first. */
export function createDailyFeed({ answerCache, rendered, siteOrigin }: Site): RequestHandler {
  const router = Router();
  const dayOf = async (date: string) => {
    const data = await loadPageData(answerCache, [
      { name: 'newsDaily', params: date === '' ? {} : { date } },
    ]);
    return { day: data.entity('newsDaily'), answer: data.answers[0]?.answer };
  };

  router.get(/^\/feeds\/daily\.(xml|json)$/, async (req, res) => {
    const format = FEED_FORMATS.find(({ ending }) => ending === req.params[0]) ?? FEED_FORMATS[0];
    const { day, answer } = await dayOf('');
    if (!day || !answer) return sendLater(res);
    const dates = Array.from({ length: DAYS - 1 }, (_, at) => formatDate(day.begins - (at + 1) * DAY));
    const older = await Promise.all(dates.map(dayOf));
    // Half a feed would be kept until midnight.
    if (older.some((one) => one.day === null)) return sendLater(res);
    const feed: Feed = {
      title: markedTitle(`${BRAND.name} · 日报`, answer.source),
      description: `${BRAND.name}日报：每天的加密市场，只用数字写完，不构成投资建议。`,
      self: siteOrigin + feedHref(SUBJECT, format.ending),
      page: siteOrigin + hrefTo('daily'),
      items: [day, ...older.flatMap((one) => one.day ?? [])].map(dayFeedItem),
    };
    await sendPublicFile(res, rendered, {
      path: feedHref(SUBJECT, format.ending),
      answer,
      type: format.type,
      cacheControl: CACHE,
      write: () => (format.ending === 'xml' ? rssOf(feed, siteOrigin) : jsonFeedOf(feed, siteOrigin)),
    });
  });
  return router;
}
