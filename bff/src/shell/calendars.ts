import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { calendarFeedHref } from '@coinmirror/shared/routes/feeds.ts';
import { type RequestHandler, Router } from 'express';
import { readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import { icalendarOf } from './calendarText.ts';
import type { FeedOptions } from './feeds.ts';
import { createMadePages } from './madePages.ts';
import { loadPageData } from './pageData.ts';

/** A calendar program asks every few hours; what is planned seldom moves sooner. */
const CACHE = 'public, max-age=3600';

/** `/feeds/calendar.ics` and `/feeds/calendar/{coin}.ics`: events to be followed by a calendar program. */
export function createCalendars({ reader, siteOrigin, isSimulated }: FeedOptions): RequestHandler {
  const made = createMadePages();
  const router = Router();
  router.get(/^\/feeds\/calendar(?:\/([\w.-]{1,80}))?\.ics$/, async (req, res, next) => {
    const coinCode = req.params[0] ?? '';
    const call = {
      name: 'calendarList',
      params: { span: 'feed', ...(coinCode !== '' && { coincode: coinCode }) },
    } as const;
    const data = await loadPageData(reader, [call]);
    if (data.statusOf(call) === 404) return next();
    const shown = data.entity('calendarList');
    const [reading] = data.readings;
    if (shown === null || !reading) {
      res.set('retry-after', '60').status(503).end();
      return;
    }
    const ready = await made(coinCode, [reading.reading.body], async () => {
      const name = `${BRAND.name} · ${joinSpaced(shown.coin?.name ?? '', '日历')}${isSimulated ? '（演示数据）' : ''}`;
      const self = siteOrigin + calendarFeedHref(coinCode);
      const text = icalendarOf({ name, self, siteOrigin, stamp: shown.today, events: shown.events });
      return readyAnswer(200, await makeReady(Buffer.from(text)), {
        contentType: 'text/calendar; charset=utf-8',
        cacheControl: CACHE,
        extra: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' },
      });
    });
    sendReady(res.req, res, ready);
  });
  return router;
}
