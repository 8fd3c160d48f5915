import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { calendarFeedHref } from '@coinmirror/shared/routes/feeds.ts';
import { type RequestHandler, Router } from 'express';
import { type Site, sendLater, sendPublicFile } from '../cache/publicFiles.ts';
import { loadPageData } from '../pages/pageData.ts';
import { markedTitle } from '../prerender/simulatedPart.ts';
import { icalendarOf } from './calendarText.ts';

/** A calendar program asks every few hours; what is planned seldom moves sooner. */
const CACHE = 'public, max-age=3600';

/** `/feeds/calendar.ics` and `/feeds/calendar/{coin}.ics`: events to be followed by a calendar program. */
export function createCalendars({ answerCache, rendered, siteOrigin }: Site): RequestHandler {
  const router = Router();
  router.get(/^\/feeds\/calendar(?:\/([\w.-]{1,80}))?\.ics$/, async (req, res, next) => {
    const coinCode = req.params[0] ?? '';
    const call = {
      name: 'calendarList',
      params: { span: 'feed', ...(coinCode !== '' && { coincode: coinCode }) },
    } as const;
    const data = await loadPageData(answerCache, [call]);
    if (data.statusOf(call) === 404 || data.unconnected.size > 0) return next();
    const shown = data.entity('calendarList');
    const [answer] = data.answers;
    if (shown === null || !answer) return sendLater(res);
    const title = `${BRAND.name} · ${joinSpaced(shown.coin?.name ?? '', '日历')}`;
    const name = markedTitle(title, answer.answer.source);
    const self = siteOrigin + calendarFeedHref(coinCode);
    await sendPublicFile(res, rendered, {
      path: calendarFeedHref(coinCode),
      answer: answer.answer,
      type: 'text/calendar',
      cacheControl: CACHE,
      write: () => icalendarOf({ name, self, siteOrigin, stamp: shown.today, events: shown.events }),
    });
  });
  return router;
}
