import { HOUR } from '@coinmirror/shared/time/units.ts';
import { exchangeName, nameOf } from '../../../catalogue/names.ts';
import { newcomersBetween } from '../../listings/newcomers.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** Lead time of a listing's announcement, equal to that of the exchange's notice. */
const LEAD = 18 * HOUR;

/** 上线: first trading of new coins. */
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
