import { dayOfText } from '@coinmirror/shared/calendar/days.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { byChange, stretchOf } from '../../catalogue/content/news/stretch.ts';
import { followedAt } from '../../catalogue/followedCoins.ts';
import type { LiquidationHour } from '../../ports/liquidations.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { mapSome } from '../concurrency/mapSome.ts';
import { knownEvents } from '../events/knownEvents.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { futuresIndex } from '../indexes/futures.ts';
import { sumOfHours } from '../indexes/liquidatedHours.ts';
import { marketTrend } from '../indexes/marketTrend.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';
import { CHINESE, FLASHES, shelved } from '../newsArchive/facets.ts';
import { fearGreedDays } from '../series/fearGreedDays.ts';

/** Days that can be read again. */
const KEPT = 90;
/** Coins of a day: the largest followed ones. Each further one costs its candles, and a real market's come one by one. */
const MEMBERS = 40;
const AT_ONCE = 6;
const MOST_STORIES = 8;

export const dailyHandlers = {
  async newsDaily({ date }, { sources }) {
    const last = beijingMidnight(sources.clock.now()) - DAY;
    const first = last - (KEPT - 1) * DAY;
    const day = date === '' ? last : dayOfText(date);
    if (day === null) throw new UpstreamError(400, '日期不存在');
    if (day > last) throw new UpstreamError(404, '这一天还没有过完');
    if (day < first) throw new UpstreamError(404, `日报只保留最近 ${KEPT} 天`);
    const [coins, totals, mood, liquidated, stories, events] = await Promise.all([
      coinsOf(sources, day),
      totalsOf(sources, day),
      moodOf(sources, day),
      liquidatedOn(sources, day),
      storiesOf(sources, day),
      eventsOn(sources, day + DAY),
    ]);
    const dates = { begins: day, ends: day + DAY, first, last };
    return ok({ ...dates, coins, ...totals, ...mood, ...liquidated, ...stories, events });
  },
} satisfies Handlers<'newsDaily'>;

/** The followed coins over the day, strongest first; those without a candle are left out. */
async function coinsOf(sources: Sources, day: number) {
  const histories = await keptDays(sources);
  const stretches = histories.map(({ coin, days }) =>
    stretchOf(
      coin,
      days.filter(({ time }) => time === day),
      1,
    ),
  );
  return byChange(stretches.filter((stretch) => stretch !== null)).map(
    ({ coin: { code, symbol, nameZh, nameEn, logo }, close, change, turnover }) => ({
      code,
      symbol,
      name: nameZh || nameEn,
      logo,
      close,
      change,
      turnover,
    }),
  );
}

/** The days of each followed coin that can be asked for, read once for all of them. */
const keptDays = memoize(
  (sources) => eachPastDay(sources, beijingMidnight(sources.clock.now())),
  async ({ candles, clock }) => {
    const end = beijingMidnight(clock.now());
    return mapSome(followedAt(end).slice(0, MEMBERS), AT_ONCE, async (coin) => ({
      coin,
      days: await candles.list({ code: coin.code, periodMinutes: DAY / MINUTE, end, limit: KEPT }),
    }));
  },
);

/** The whole market at the day's end, as its history has it. */
async function totalsOf(sources: Sources, day: number) {
  const rows = await marketTrend(sources, KEPT + 2);
  const on = (time: number) => rows.find((row) => row.time === time);
  return {
    marketCap: on(day)?.marketCap ?? null,
    marketCapBefore: on(day - DAY)?.marketCap ?? null,
    turnover: on(day)?.volume ?? null,
    turnoverBefore: on(day - DAY)?.volume ?? null,
  };
}

/** Whoever counts it may begin its days at another midnight: the day that begins within this one. */
async function moodOf(sources: Sources, day: number) {
  const days = await fearGreedDays(sources);
  const on = (from: number) => days.find(({ time }) => time >= from && time < from + DAY)?.index ?? null;
  return { fearGreed: on(day), fearGreedBefore: on(day - DAY) };
}

/** Liquidations of the day; null unless each of its hours is known. */
async function liquidatedOn(sources: Sources, day: number) {
  const hours = await ifConnected(() => hoursOf(sources, day));
  const sumOf = (sideOf: (hour: LiquidationHour) => number) => hours && sumOfHours(hours, sideOf);
  return { longs: sumOf(({ long }) => long), shorts: sumOf(({ short }) => short) };
}

/** The day's hours over the coins whose liquidations are watched; an hour of which nobody was heard is left out. */
async function hoursOf(sources: Sources, day: number): Promise<readonly LiquidationHour[]> {
  const past = requirePort(sources, 'futuresPast');
  const { liquidated } = await futuresIndex(sources);
  const coins = await mapSome(liquidated, AT_ONCE, async ({ coin }) => {
    const [span] = await past.within(coin.facts.code, [{ from: day, to: day + DAY }]);
    return span?.liquidated ?? [];
  });
  return [...Map.groupBy(coins.flat(), ({ time }) => time)].map(([time, own]) => ({
    time,
    long: sum(own, ({ long }) => long),
    short: sum(own, ({ short }) => short),
  }));
}

/** What was reported that day. */
async function storiesOf(sources: Sources, day: number) {
  const news = await ifConnected(async () => requirePort(sources, 'news'));
  if (news === null) return { flashes: null, flashCount: null };
  const items = await news.day(day);
  const important = shelved(items, [FLASHES, CHINESE, 'kind/important']).slice(0, MOST_STORIES);
  return {
    flashes: news.isEdited ? important.map(({ id, title, time }) => ({ id, title, time })) : null,
    flashCount: shelved(items, [FLASHES, CHINESE]).length,
  };
}

/** The weightiest events of a day on the calendar, by time. */
async function eventsOn(sources: Sources, day: number) {
  const events = await ifConnected(() => knownEvents(sources, day, day + DAY));
  return (events ?? [])
    .toSorted((a, b) => b.importance - a.importance || a.time - b.time)
    .slice(0, MOST_STORIES)
    .toSorted((a, b) => a.time - b.time)
    .map(({ id, title, time, isAllDay }) => ({ id, title, time, isAllDay }));
}
