import { dayOfText, monthStart, weekStart } from '@coinmirror/shared/calendar/days.ts';
import { partedAt } from '@coinmirror/shared/calendar/parted.ts';
import type { CalendarSpan, calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import { exchangeName } from '../../catalogue/names.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { knownEvents, knownKinds } from '../events/knownEvents.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinNamed } from '../rows/coinNamed.ts';
import { openInterests, unlockShares, unlockValues } from './eventValues.ts';

type EventRow = GivenOf<typeof calendarEndpoints.calendarList>['data']['events'][number];

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);

/** The range of days of each span around a day, [begin, end). */
const SPANS: Readonly<Record<CalendarSpan, (day: number, today: number) => readonly [number, number]>> = {
  day: (day) => [day, day + DAY],
  week: (day) => [day, day + 7 * DAY],
  month: (day) => [weekStart(monthStart(day)), weekStart(monthStart(day, 1) - DAY) + 7 * DAY],
  ahead: (_day, today) => [today, today + 60 * DAY],
  coin: (_day, today) => [today - 91 * DAY, today + 366 * DAY],
  feed: (_day, today) => [today - 30 * DAY, today + 183 * DAY],
};
/** First valid day: nothing happened before the first block. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const LAST_DAY = Date.UTC(2040, 0, 1);

/** How far ahead of an empty range the next event is looked for. */
const LOOKED_AHEAD = 183 * DAY;

export const calendarHandlers = {
  async calendarList({ span, date, type, level, coincode }, { sources }) {
    const coin = factsByCode.get(coincode);
    const now = sources.clock.now();
    if (coincode !== '' && !(coin && isListed(coin, now))) throw new UpstreamError(404, '没有这个币种');
    const today = beijingMidnight(now);
    const day = date === '' ? today : dayOfText(date);
    if (day === null || day < FIRST_DAY || day > LAST_DAY) throw new UpstreamError(400, '日期不存在');
    const [begin, end] = SPANS[span](day, today);
    const isWanted = (event: CalendarEvent) =>
      (type === 'all' || event.type === type) && event.importance >= Number(level);
    const isOfCoin = (event: CalendarEvent) => coincode === '' || event.coins.includes(coincode);
    const ofKind = (await knownEvents(sources, begin, end)).filter(isWanted);
    const events = ofKind.filter(isOfCoin);
    const isOver = partedAt(events, now).coming.length === 0 && (events.length === 0 || end > now);
    const later = !isOver ? [] : await knownEvents(sources, end, end + LOOKED_AHEAD);
    const next = later.find((event) => isWanted(event) && isOfCoin(event));
    const [shares, values, open] = await Promise.all([
      unlockShares(events, sources),
      unlockValues(events, sources),
      openInterests(events, sources),
    ]);
    return ok({
      events: events.map((event) => ({
        ...eventRow(event, now),
        unlockShare: shares.get(event) ?? null,
        unlockValue: values.get(event) ?? null,
        openInterest: open.get(event) ?? null,
      })),
      begin,
      end,
      date: day,
      today,
      span,
      type,
      coin: coin ? { code: coin.code, symbol: coin.symbol, name: coin.nameZh || coin.nameEn } : null,
      kinds: await knownKinds(sources),
      coins: coinsIn(ofKind, now),
      nextDay: next === undefined ? null : beijingMidnight(next.time),
    });
  },
} satisfies Handlers<'calendarList'>;

/** The coins of some events that have a page, each once, by symbol. */
function coinsIn(events: readonly CalendarEvent[], now: number) {
  const codes = new Set(events.flatMap(({ coins }) => coins));
  return [...codes]
    .flatMap((code) => coinNamed(code, now))
    .filter(({ code }) => code !== '')
    .map(({ code, symbol }) => ({ code, symbol }))
    .toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));
}

/** What an event says of itself. */
function eventRow(
  event: CalendarEvent,
  now: number,
): Omit<EventRow, 'unlockShare' | 'unlockValue' | 'openInterest'> {
  return {
    id: event.id,
    title: event.title,
    time: event.time,
    isAllDay: event.isAllDay,
    type: event.type,
    importance: event.importance,
    coins: [
      ...event.coins.flatMap((code) => coinNamed(code, now)),
      ...event.symbols.map((symbol) => ({ code: '', symbol, name: symbol, logo: '' })),
    ],
    source: event.source,
    address: event.address,
    method: event.method,
    confidence: event.confidence,
    votes: event.votes,
    mayBeEarlier: event.mayBeEarlier,
    isOfficial: event.isOfficial,
    unlockAmount: event.unlocked,
    exchange: event.exchange === '' ? null : { code: event.exchange, name: exchangeName(event.exchange) },
  };
}
