import { dayOfText, monthStart, weekStart } from '@coinmirror/shared/calendar/days.ts';
import type { CalendarSpan, calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import { exchangeName } from '../../catalogue/names.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinNamed } from '../rows/coinNamed.ts';

type EventRow = GivenOf<typeof calendarEndpoints.calendarList>['data']['events'][number];

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);

/** The range of days of each span around a day, [begin, end). */
const SPANS: Readonly<Record<CalendarSpan, (day: number, today: number) => readonly [number, number]>> = {
  day: (day) => [day, day + DAY],
  week: (day) => [weekStart(day), weekStart(day) + 7 * DAY],
  month: (day) => [weekStart(monthStart(day)), weekStart(monthStart(day, 1) - DAY) + 7 * DAY],
  ahead: (_day, today) => [today, today + 60 * DAY],
  coin: (_day, today) => [today - 91 * DAY, today + 366 * DAY],
  feed: (_day, today) => [today - 30 * DAY, today + 183 * DAY],
};
/** First valid day: nothing happened before the first block. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const LAST_DAY = Date.UTC(2040, 0, 1);

export const calendarHandlers = {
  async calendarList({ span, date, type, level, coincode }, { sources }) {
    const coin = factsByCode.get(coincode);
    if (coincode !== '' && !(coin && isListed(coin, sources.clock.now())))
      throw new UpstreamError(404, '没有这个币种');
    const today = beijingMidnight(sources.clock.now());
    const day = date === '' ? today : dayOfText(date);
    if (day === null || day < FIRST_DAY || day > LAST_DAY) throw new UpstreamError(400, '日期不存在');
    const [begin, end] = SPANS[span](day, today);
    const events = (await requirePort(sources, 'calendar').between(begin, end)).filter(
      (event) =>
        (type === 'all' || event.type === type) &&
        event.importance >= Number(level) &&
        (coincode === '' || event.coins.includes(coincode)),
    );
    const [shares, values] = await Promise.all([
      unlockShares(events, sources),
      unlockValues(events, sources),
    ]);
    return ok({
      events: events.map((event) => ({
        ...eventRow(event, sources.clock.now()),
        unlockShare: shares.get(event) ?? null,
        unlockValue: values.get(event) ?? null,
      })),
      begin,
      end,
      date: day,
      today,
      coin: coin ? { code: coin.code, symbol: coin.symbol, name: coin.nameZh || coin.nameEn } : null,
    });
  },
} satisfies Handlers<'calendarList'>;

/** Unlocks as % of the circulating supply just before; null if unknown. */
async function unlockShares(
  events: readonly CalendarEvent[],
  { supply }: Sources,
): Promise<ReadonlyMap<CalendarEvent, number | null>> {
  const asked = events.flatMap((event) => {
    const code = event.coins.find((one) => factsByCode.has(one));
    return event.unlocked === null || code === undefined
      ? []
      : [{ event, unlocked: event.unlocked, code, time: event.time - 1 }];
  });
  const circulating = await supply?.circulating(asked.map(({ code, time }) => ({ code, time })));
  return new Map(
    asked.map(({ event, unlocked }, at) => [event, unlockShare(unlocked, circulating?.[at] ?? null)]),
  );
}

/** Worth of the unlocks to come at the present price, USD; null if the coin has none. */
async function unlockValues(
  events: readonly CalendarEvent[],
  { clock, coins }: Sources,
): Promise<ReadonlyMap<CalendarEvent, number | null>> {
  const ahead = events.filter(({ unlocked, time }) => unlocked !== null && time >= clock.now());
  if (ahead.length === 0) return new Map();
  const prices = new Map((await coins.all()).map(({ code, price }) => [code, price]));
  return new Map(
    ahead.map((event) => {
      const price = event.coins.map((code) => prices.get(code)).find((one) => one !== undefined);
      return [event, price === undefined || event.unlocked === null ? null : event.unlocked * price];
    }),
  );
}

/** What an event says of itself. */
function eventRow(event: CalendarEvent, now: number): Omit<EventRow, 'unlockShare' | 'unlockValue'> {
  return {
    id: event.id,
    title: event.title,
    time: event.time,
    isAllDay: event.isAllDay,
    type: event.type,
    importance: event.importance,
    coins: event.coins.flatMap((code) => coinNamed(code, now)),
    source: event.source,
    confidence: event.confidence,
    votes: event.votes,
    mayBeEarlier: event.mayBeEarlier,
    isOfficial: event.isOfficial,
    unlockAmount: event.unlocked,
    exchange: event.exchange === '' ? null : { code: event.exchange, name: exchangeName(event.exchange) },
  };
}
