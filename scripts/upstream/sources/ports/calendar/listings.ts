import { MINUTE } from '@coinmirror/shared/time/units.ts';
import {
  closingWords,
  openingWords,
  tradingEventId,
} from '../../../catalogue/content/calendar/tradingWords.ts';
import { exchangeName } from '../../../catalogue/names.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { knownEvent } from './event.ts';
import { closingsIn, type DatedMarket, openingsIn } from './tradingChanges.ts';
import { venueLists } from './venueLists.ts';

/** What each kind says of itself. */
const KINDS = {
  listing: { words: openingWords, method: '已在交易所的列表里，开始交易的时间由交易所写明' },
  delisting: { words: closingWords, method: '交易所的列表写明停止交易的时间' },
} as const;

type Kind = keyof typeof KINDS;

/** 上线 and 下架 within [from, to) (epoch ms): pairs and contracts of which the lists of exchanges tell a time to come. */
export async function listingsAhead(
  world: PublicWorld,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const now = world.reader.now();
  const lists = await venueLists(world);
  const within = ({ time }: DatedMarket) => time >= from && time < to;
  const found = {
    listing: lists.flatMap((list) => openingsIn(list, now)).filter(within),
    delisting: lists.flatMap((list) => closingsIn(list, now)).filter(within),
  };
  return [
    ...eventsOf('listing', found.listing, world.coinOf),
    ...eventsOf('delisting', found.delisting, world.coinOf),
  ];
}

/** One event for what a venue says of a coin's markets at one instant. */
function eventsOf(
  type: Kind,
  markets: readonly DatedMarket[],
  coinOf: PublicWorld['coinOf'],
): readonly CalendarEvent[] {
  const together = Map.groupBy(markets, ({ venue, base, time }) => `${venue}-${base}-${time / MINUTE}`);
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [eventOf(type, first, group, coinOf)];
  });
}

function eventOf(
  type: Kind,
  first: DatedMarket,
  group: readonly DatedMarket[],
  coinOf: PublicWorld['coinOf'],
): CalendarEvent {
  const { venue, base, quote, time } = first;
  const coin = coinOf(venue, base);
  const name = exchangeName(venue);
  const markets = [...new Set(group.map(({ market }) => market))];
  const { words, method } = KINDS[type];
  return {
    ...knownEvent,
    id: tradingEventId(type, venue, coin ?? base, time),
    time,
    type,
    title: words({
      venue: name,
      pair: `${base}/${quote}`,
      fullName: group.find(({ fullName }) => fullName !== null)?.fullName ?? null,
      markets,
      expiries: group.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted((one, other) => one - other),
    }),
    importance: type === 'delisting' && coin !== null ? 2 : 1,
    coins: coin === null ? [] : [coin],
    symbols: coin === null ? [base] : [],
    markets,
    source: name,
    exchange: venue,
    method,
  };
}
