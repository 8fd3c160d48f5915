import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Draft, Reporter } from '../item.ts';
import { noticesOn } from '../notices/noticeDesk.ts';

/** Exchanges' listing and delisting notices also appear as flashes, in the hour of the notice. */
export const listingFlashes: Reporter = async (day) =>
  noticesOn(day)
    .filter(({ type, hour }) => (type === 'listing' || type === 'delisting') && hour < day + DAY)
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
