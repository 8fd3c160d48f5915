import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { ARCHIVE_DAYS } from '../../catalogue/content/news/archive.ts';
import { DESK_INTROS, DESKS, type Desk } from '../../catalogue/content/news/desks.ts';
import { tidySpaces } from '../../catalogue/content/news/wording.ts';
import type { NewsDesk, NewsItem, NewsPort, Translation } from '../../ports/news.ts';
import type { SimulatedMarket } from '../market/source.ts';
import type { Draft, Reporter } from './item.ts';
import { createMarketData } from './marketData.ts';
import { readsOf } from './reads.ts';
import { REPORTERS } from './reporters.ts';

/** Ids count the seconds since this instant: the start of 2020 in Beijing. */
const OPENED = Date.UTC(2019, 11, 31, 16);
const SECONDS_AN_HOUR = 3600;

/**
 * Published items, computed day by day. Ids count seconds since the newsroom's opening; published items never change,
 * and a day is final once it is written up to the current hour.
 */
export type Newsroom = Omit<NewsPort, 'provenance'>;

interface WrittenDay {
  readonly hours: number;
  readonly items: readonly NewsItem[];
}

const OWN_DESKS = (Object.keys(DESKS) as readonly Desk[]).map(
  (code): NewsDesk => ({ code, name: DESKS[code], intro: DESK_INTROS[code] }),
);

const newsrooms = new WeakMap<SimulatedMarket, Newsroom>();

/** The newsroom of a market, one per market, so that its reads are cached. The first call determines the reporters. */
export function newsroomOf(market: SimulatedMarket, reporters: readonly Reporter[] = REPORTERS): Newsroom {
  const known = newsrooms.get(market);
  if (known) return known;
  const newsroom = createNewsroom(market, reporters);
  newsrooms.set(market, newsroom);
  return newsroom;
}

function createNewsroom(market: SimulatedMarket, reporters: readonly Reporter[]): Newsroom {
  const marketData = createMarketData(market);
  const written = new Map<number, Promise<WrittenDay>>();
  const ready = new Map<number, number>();

  /** Number of hours of a day that have begun: until the next one begins, no new item can appear. */
  const hoursOf = (day: number) => Math.min(24, Math.max(0, Math.floor((market.now() - day) / HOUR) + 1));

  async function write(day: number, hours: number): Promise<WrittenDay> {
    const drafts = await Promise.all(reporters.map((report) => report(day, marketData)));
    const certain = drafts.flat().filter(({ hour }) => hour < day + hours * HOUR);
    return { hours, items: publish(certain).toSorted((a, b) => b.time - a.time) };
  }

  async function writtenOn(day: number): Promise<readonly NewsItem[]> {
    const hours = hoursOf(day);
    const known = await written.get(day);
    if (known?.hours === hours) return known.items;
    const fresh = write(day, hours);
    written.set(day, fresh);
    const { items } = await fresh;
    ready.set(day, hours);
    return items;
  }

  /** The published items of unfinished days: the same array until an item is added, as for finished days. */
  const out = new WeakMap<readonly NewsItem[], readonly NewsItem[]>();
  const day = async (begins: number) => publishedUntil(await writtenOn(begins), market.now(), out);

  async function find(id: number): Promise<NewsItem | null> {
    const begins = beijingMidnight(OPENED + id * SECOND);
    const today = beijingMidnight(market.now());
    if (begins > today || begins <= today - ARCHIVE_DAYS * DAY) return null;
    return itemsById(await day(begins)).get(id) ?? null;
  }

  return {
    isEdited: true,
    desks: async () => OWN_DESKS,
    days: () => archiveDays(market.now()),
    day,
    isReady: (begins) => ready.get(begins) === hoursOf(begins),
    find,
    async reads(ids) {
      const now = market.now();
      const items = await Promise.all(ids.map(find));
      return items.map((item) => item && readsOf(item, now));
    },
  };
}

/** The archive's days at an instant, newest first. */
function archiveDays(now: number): readonly number[] {
  const today = beijingMidnight(now);
  return Array.from({ length: ARCHIVE_DAYS }, (_, ago) => today - ago * DAY);
}

/** The items of a day (newest first) published by an instant; equal lists are the same array. */
function publishedUntil(
  items: readonly NewsItem[],
  now: number,
  out: WeakMap<readonly NewsItem[], readonly NewsItem[]>,
): readonly NewsItem[] {
  const first = items.findIndex(({ time }) => time <= now);
  if (first === 0) return items;
  const count = first === -1 ? 0 : items.length - first;
  const known = out.get(items);
  if (known?.length === count) return known;
  const fresh = items.slice(items.length - count);
  out.set(items, fresh);
  return fresh;
}

const byId = new WeakMap<readonly NewsItem[], ReadonlyMap<number, NewsItem>>();

/** The items of a day by id, sorted once per list. */
function itemsById(items: readonly NewsItem[]): ReadonlyMap<number, NewsItem> {
  const known = byId.get(items);
  if (known) return known;
  const fresh = new Map(items.map((item) => [item.id, item]));
  byId.set(items, fresh);
  return fresh;
}

/** Assigns each draft its second. Hours are processed one by one, so later drafts never move earlier ones. */
function publish(drafts: readonly Draft[]): NewsItem[] {
  return [...Map.groupBy(drafts, ({ hour }) => hour).values()].flatMap((ofHour) => {
    const taken = new Set<number>();
    return ofHour
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map((draft): NewsItem => {
        let second = secondOf(draft);
        while (taken.has(second)) second = (second + 1) % SECONDS_AN_HOUR;
        taken.add(second);
        const time = draft.hour + second * SECOND;
        return {
          ...draft,
          author: DESKS[draft.desk],
          series: draft.key.slice(0, draft.key.indexOf('-')),
          title: tidySpaces(draft.title),
          content: tidySpaces(draft.content),
          ...(draft.translation && { translation: tidied(draft.translation) }),
          time,
          quotedAt: draft.quotedAt ?? draft.hour,
          id: (time - OPENED) / SECOND,
        };
      });
  });
}

function tidied({ title, content }: Translation): Translation {
  return { title: tidySpaces(title), content: tidySpaces(content) };
}

/** Early in the hour: news appears soon after the event. */
function secondOf({ key, minute }: Draft): number {
  const chance = uniform(keyOf(key, 5), 0);
  if (minute !== undefined) return minute * 60 + Math.floor(chance * 60);
  return 60 + Math.floor(chance ** 1.6 * (SECONDS_AN_HOUR - 120));
}
