import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import {
  openingWords,
  type TradedMarket,
  tradingEventId,
} from '../../../catalogue/content/calendar/tradingWords.ts';
import { exchangeCatalogue, findExchange } from '../../../catalogue/exchangeCatalogue.ts';
import { coinFullName, exchangeName } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import { contractOpeningsBetween } from '../../listings/contractDates.ts';
import { CONTRACT_LISTING_LEAD, SPOT_LISTING_LEAD } from '../../listings/leads.ts';
import { newcomersBetween } from '../../listings/newcomers.ts';
import { newListingsOf } from '../../listings/newListings.ts';
import { quarterlyOpeningsBetween } from '../../listings/quarterlies.ts';
import type { CalendarDesk } from '../event.ts';

/** Maximum delay of an exchange after the first: one follows per day. */
const LAST_FOLLOWER = exchangeCatalogue.length * DAY;

interface Opening {
  readonly coin: CatalogueCoin;
  readonly exchange: string;
  readonly market: TradedMarket;
  readonly time: number;
  readonly lead: number;
  readonly expiresAt: number | null;
}

/** 上线: new coins at each exchange that opens them, and new contracts; as their notices announce them. */
export const listings: CalendarDesk = (from, to) =>
  [...spotOpenings(from, to), ...contractOpenings(from, to)].map(eventOf);

function spotOpenings(from: number, to: number): readonly Opening[] {
  return newcomersBetween(from - LAST_FOLLOWER, to).flatMap((coin) =>
    newListingsOf(coin)
      .filter(({ exchange, opensAt }, place) => {
        // Pools that open beside the first exchange are nobody's decision, and nobody announces them.
        const isAnnounced = place === 0 || !findExchange(exchange)?.kinds.includes('dex');
        return isAnnounced && opensAt >= from && opensAt < to;
      })
      .map(({ exchange, opensAt }): Opening => {
        return {
          coin,
          exchange,
          market: 'spot',
          time: opensAt,
          lead: SPOT_LISTING_LEAD,
          expiresAt: null,
        };
      }),
  );
}

function contractOpenings(from: number, to: number): readonly Opening[] {
  const lead = CONTRACT_LISTING_LEAD;
  return [
    ...contractOpeningsBetween(from, to).map(({ exchange, coin, time }): Opening => {
      return { coin, exchange: exchange.code, market: 'perpetual', time, lead, expiresAt: null };
    }),
    ...quarterlyOpeningsBetween(from, to).map(({ exchange, coin, time, expiresAt }): Opening => {
      return { coin, exchange: exchange.code, market: 'dated', time, lead, expiresAt };
    }),
  ];
}

function eventOf({ coin, exchange, market, time, lead, expiresAt }: Opening): CalendarEvent {
  return {
    ...PLAIN_EVENT,
    id: tradingEventId('listing', exchange, coin.code, time),
    time,
    type: 'listing',
    title: openingWords({
      venue: exchangeName(exchange),
      pair: `${coin.symbol.toUpperCase()}/USDT`,
      fullName: market === 'spot' ? coinFullName(coin) : null,
      markets: [market],
      expiries: expiresAt === null ? [] : [expiresAt],
    }),
    importance: 1,
    coins: [coin.code],
    markets: [market],
    source: findExchange(exchange)?.kinds.includes('dex') ? '项目公告' : '平台公告',
    announcedAt: time - lead,
    isOfficial: true,
    exchange,
  };
}
