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
const coinWires = new Map(
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
        cut(wanted, page, per_page).map(({ code, ...event }) => eventWire(code, event, sources)),
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
    const all = await Promise.all(latest.map((words) => speechWire(words, sources)));
    return ok({
      speakers: speakers.map((one) => {
        const own = all.filter((speech) => speech.speaker === one.id);
        const settled = own.filter(({ price, price_due }) => price !== null && price_due !== null);
        return { ...one, total: own.length, settled: settled.length, right: settled.filter(cameTrue).length };
      }),
      speeches: all.filter((speech) => speaker === '' || speech.speaker === speaker),
    });
  },
} satisfies Handlers<'bigEventList' | 'speechList'>;

async function eventWire(code: string, whole: BigEvent, sources: Sources) {
  const { time, ...event } = whole;
  const told = { ...event, eventdate: time, coin: requireWire(code) };
  if (namesItsPrice(whole, sources)) return { ...told, price: null, change_before: null, change_after: null };
  const [before = null, price = null, after = null] = await sources.candles.prices(
    code,
    [time - AROUND, time, time + AROUND].map((day) => closeOf(day, sources.clock.now())),
  );
  return {
    ...told,
    price,
    change_before: changeOf(before, price),
    change_after: time + AROUND + DAY > sources.clock.now() ? null : changeOf(price, after),
  };
}

async function speechWire({ coin, ...words }: Speech, sources: Sources) {
  const now = sources.clock.now();
  const due = words.time + DUE;
  const [price = null, priceNow = null, priceDue = null] = await sources.candles.prices(coin, [
    words.time,
    now,
    Math.min(due, now),
  ]);
  return {
    ...words,
    coin: requireWire(coin),
    price,
    price_now: priceNow,
    price_due: due <= now ? priceDue : null,
  };
}

/** Whether the price moved in the stated direction. */
function cameTrue({ stance, price, price_due }: Awaited<ReturnType<typeof speechWire>>): boolean {
  if (price === null || price_due === null) return false;
  return stance === 'bull' ? price_due > price : price_due < price;
}

function changeOf(from: number | null, to: number | null): number | null {
  return from === null || to === null || from <= 0 ? null : (to / from - 1) * 100;
}

function requireWire(code: string) {
  const wire = coinWires.get(code);
  if (!wire) throw new UpstreamError(404, '没有这个币种');
  return wire;
}
