import { exchangeName, nameOf } from '../../../catalogue/names.ts';
import { HOUR } from '../../../time/units.ts';
import { newcomersBetween } from '../../news/subjects.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** A listing is announced so long before, as the exchange's notice is. */
const LEAD = 18 * HOUR;

/** 上线: the first trade of new coins. */
export const listings: CalendarDesk = (from, to) =>
  newcomersBetween(from, to).map((coin) => ({
    ...plainEvent,
    id: `listing-${coin.code}`,
    time: coin.launchedAt,
    type: 'listing' as const,
    title: `${nameOf(coin)}在${exchangeName(coin.sourceExchange)}开放交易`,
    importance: 1 as const,
    coins: [coin.code],
    source: '平台公告',
    announcedAt: coin.launchedAt - LEAD,
    isOfficial: true,
    exchange: coin.sourceExchange,
  }));
