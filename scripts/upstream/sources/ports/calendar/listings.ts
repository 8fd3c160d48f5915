import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { exchangeName } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { exchanges, type SpotVenue } from '../../exchanges/exchanges.ts';
import type { VenueMarket } from '../../exchanges/kinds/market.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { knownEvent } from './event.ts';

/** The exchanges that tell in their list of pairs when one is going to trade. */
export const OPENING_VENUES = ['okx', 'gate', 'bitget'] as const satisfies readonly SpotVenue[];

/** ms between two readings of a list of pairs: those that are to come stand there days before. */
const LISTS_EVERY = 30 * MINUTE;
/** Quotes whose pairs are listings; a second quote of a coin is none. */
const QUOTES: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD']);

/** 上线: spot pairs that stand in the lists of exchanges with a time at which they are going to trade. */
export async function listingsAhead(
  { reader, coinOf }: PublicWorld,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const now = reader.now();
  const lists = await Promise.all(
    OPENING_VENUES.map(async (venue) => {
      const { tickers, markets } = exchanges[venue];
      const known = reportedOf(await reader.read(tickers.source, markets.ask, LISTS_EVERY));
      return opening(known?.value ?? [], Math.max(from, now), to).map((market) => ({ venue, market }));
    }),
  );
  return lists.flat().map(({ venue, market }) => eventOf(venue, market, coinOf(venue, market.base)));
}

interface OpeningMarket extends VenueMarket {
  readonly opensAt: number;
}

/** The pairs that open within [from, to), the first one of each base. */
function opening(markets: readonly VenueMarket[], from: number, to: number): readonly OpeningMarket[] {
  const trading = new Set(markets.flatMap(({ base, isTrading }) => (isTrading ? [base] : [])));
  const found = markets.flatMap((market): readonly OpeningMarket[] => {
    const { base, quote, isTrading, opensAt } = market;
    const isNew = !isTrading && QUOTES.has(quote) && !trading.has(base);
    return isNew && opensAt !== undefined && opensAt >= from && opensAt < to ? [{ ...market, opensAt }] : [];
  });
  const byTime = found.toSorted((one, other) => one.opensAt - other.opensAt);
  return [...Map.groupBy(byTime, ({ base }) => base).values()].flatMap(([first]) => first ?? []);
}

function eventOf(venue: SpotVenue, market: OpeningMarket, coin: string | null): CalendarEvent {
  const { base, quote, fullName, opensAt } = market;
  const name = exchangeName(venue);
  return {
    ...knownEvent,
    id: `listing-${venue}-${market.symbol}-${opensAt / HOUR}`,
    time: opensAt,
    type: 'listing',
    title: joinSpaced(
      name,
      `开放 ${fullName === null ? `${base}/${quote}` : `${fullName}（${base}/${quote}）`} 交易`,
    ),
    importance: 1,
    coins: coin === null ? [] : [coin],
    source: name,
    exchange: venue,
    method: '交易对已在交易所的列表里，开始交易的时间由交易所写明',
  };
}
