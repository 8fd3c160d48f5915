import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import type { Notice } from '../../../ports/notices.ts';
import type { Draft, Reporter } from '../item.ts';
import { noticesOn } from '../notices/noticeDesk.ts';

/** Rank up to which a pause of a coin's deposits and withdrawals is news. */
const LARGE = 25;
const large: ReadonlySet<string> = new Set(
  coinCatalogue.filter(({ rank }) => rank !== null && rank <= LARGE).map(({ code }) => code),
);

/** What stops trade or transfers, or lets them go on: a changed fee is for the publisher's own customers. */
const STOPS = /暂停|恢复|升级/;

/** Notices that more than the publisher's own customers want to know of. */
function isNews({ type, title, coins }: Notice): boolean {
  if (type === 'transfer') return STOPS.test(title) && coins.some((code) => large.has(code));
  if (type === 'maintenance') return STOPS.test(title);
  return type === 'listing' || type === 'delisting';
}

/** Exchanges' notices that are news also appear as flashes, in the hour of the notice. */
export const listingFlashes: Reporter = async (day) =>
  noticesOn(day)
    .filter((notice) => isNews(notice) && notice.hour < day + DAY)
    .map(
      (notice): Draft => ({
        hour: notice.hour,
        key: `notice-${notice.key}`,
        section: 'flash',
        desk: 'exchange',
        source: joinSpaced(notice.publisher.name, '公告'),
        coins: notice.coins,
        exchanges: [notice.publisher.code],
        important: notice.type === 'delisting',
        title: notice.title,
        content: notice.lead,
      }),
    );
