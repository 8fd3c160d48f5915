import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { BIG_EVENTS } from '../../catalogue/content/coin/bigEvents.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Speech } from '../../ports/speeches.ts';
import { type BigEvent, closeOf, namesItsPrice, writtenEvents } from '../events/bigEvents.ts';
import { cut, ok, pageCount } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';

const AROUND = 7 * DAY;
/** A statement is judged by the price this much later. */
const DUE = 30 * DAY;

const recorded = coinCatalogue.filter(({ code }) => Object.hasOwn(BIG_EVENTS, code));
const coinNames = new Map(
  coinCatalogue.map(({ code, symbol, nameZh, nameEn, logo }) => [
    code,
    { code, symbol, name: nameZh || nameEn, logo },
  ]),
);

export const bigEventHandlers = {
  async bigEventList({ page, per_page, type, coincode }, { sources }) {
    if (coincode !== '' && !recorded.some(({ code }) => code === coincode))
      throw new UpstreamError(404, '没有这个币种的大事');
    const wanted = recorded
      .filter(({ code }) => coincode === '' || code === coincode)
      .flatMap(({ code }) => writtenEvents(code).map((event) => ({ ...event, code })))
      .filter((event) => event.time <= sources.clock.now() && (type === 'all' || event.type === type))
      .toSorted((a, b) => b.time - a.time || b.importance - a.importance);
    return ok({
      list: await Promise.all(
        cut(wanted, page, per_page).map(({ code, ...event }) => eventRow(code, event, sources)),
      ),
      total_count: wanted.length,
      total_pages: pageCount(wanted.length, per_page),
      page,
    });
  },

  async speechList({ speaker }, { sources }) {
    const port = requirePort(sources, 'speeches');
    const [speakers, latest] = await Promise.all([port.speakers(), port.latest()]);
    if (speaker !== '' && !speakers.some(({ id }) => id === speaker))
      throw new UpstreamError(404, '没有这个人物');
    const all = await Promise.all(latest.map((words) => speechRow(words, sources)));
    return ok({
      speakers: speakers.map((one) => {
        const own = all.filter((speech) => speech.speaker === one.id);
        const settled = own.filter(({ price, priceDue }) => price !== null && priceDue !== null);
        return { ...one, total: own.length, settled: settled.length, right: settled.filter(cameTrue).length };
      }),
      speeches: all.filter((speech) => speaker === '' || speech.speaker === speaker),
    });
  },
} satisfies Handlers<'bigEventList' | 'speechList'>;

async function eventRow(code: string, whole: BigEvent, sources: Sources) {
  const reported = { ...whole, coin: requireCoinNames(code) };
  const { time } = whole;
  if (namesItsPrice(whole, sources))
    return { ...reported, price: null, changeBefore: null, changeAfter: null };
  const [before = null, price = null, after = null] = await sources.candles.prices(
    code,
    [time - AROUND, time, time + AROUND].map((day) => closeOf(day, sources.clock.now())),
  );
  return {
    ...reported,
    price,
    changeBefore: changeOf(before, price),
    changeAfter: time + AROUND + DAY > sources.clock.now() ? null : changeOf(price, after),
  };
}

async function speechRow({ coin, ...words }: Speech, sources: Sources) {
  const now = sources.clock.now();
  const due = words.time + DUE;
  const [price = null, priceNow = null, priceDue = null] = await sources.candles.prices(coin, [
    words.time,
    now,
    Math.min(due, now),
  ]);
  return {
    ...words,
    coin: requireCoinNames(coin),
    price,
    priceNow,
    priceDue: due <= now ? priceDue : null,
  };
}

/** Whether the price moved in the stated direction. */
function cameTrue({ stance, price, priceDue }: Awaited<ReturnType<typeof speechRow>>): boolean {
  if (price === null || priceDue === null) return false;
  return stance === 'bull' ? priceDue > price : priceDue < price;
}

function changeOf(from: number | null, to: number | null): number | null {
  return from === null || to === null || from <= 0 ? null : (to / from - 1) * 100;
}

function requireCoinNames(code: string) {
  const names = coinNames.get(code);
  if (!names) throw new UpstreamError(404, '没有这个币种');
  return names;
}
