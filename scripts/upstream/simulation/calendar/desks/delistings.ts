import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import {
  closingWords,
  type TradedMarket,
  tradingEventId,
} from '../../../catalogue/content/calendar/tradingWords.ts';
import { coinFullName, exchangeName } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import { contractClosingsBetween } from '../../listings/contractDates.ts';
import { DELISTING_LEAD, DELISTING_SPREAD } from '../../listings/leads.ts';
import { leaversBetween, leftVenueOf } from '../../listings/newcomers.ts';
import type { CalendarDesk } from '../event.ts';

interface Closing {
  readonly coin: CatalogueCoin;
  readonly exchange: string;
  readonly market: TradedMarket;
  readonly time: number;
}

/** 下架: coins that leave, and contracts that exchanges take away; as their notices announce them. */
export const delistings: CalendarDesk = (from, to) => [
  ...leaversBetween(from, to).flatMap((coin) => {
    const exchange = leftVenueOf(coin);
    return exchange === null || coin.delistedAt === null
      ? []
      : [eventOf({ coin, exchange, market: 'spot', time: coin.delistedAt })];
  }),
  ...contractClosingsBetween(from, to).map(({ exchange, coin, time }) =>
    eventOf({ coin, exchange: exchange.code, market: 'perpetual', time }),
  ),
];

function eventOf({ coin, exchange, market, time }: Closing): CalendarEvent {
  return {
    ...PLAIN_EVENT,
    id: tradingEventId('delisting', exchange, coin.code, time),
    time,
    type: 'delisting',
    title: closingWords({
      venue: exchangeName(exchange),
      pair: `${coin.symbol.toUpperCase()}/USDT`,
      fullName: market === 'spot' ? coinFullName(coin) : null,
      markets: [market],
      expiries: [],
    }),
    importance: 2,
    coins: [coin.code],
    markets: [market],
    source: '平台公告',
    announcedAt: time - DELISTING_LEAD + DELISTING_SPREAD,
    isOfficial: true,
    exchange,
  };
}
