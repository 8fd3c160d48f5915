import type { Happening } from '@coinmirror/shared/contract/coin/move.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import type { NewsItem } from '../../ports/news.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { everything, newsNow } from '../newsArchive/archive.ts';

/** Most rows of an answer. */
const MOST = 20;

/**
 * Series of a newsroom that tell what happened to a coin; all others of it tell prices, volumes and rates. What it writes
 * about notices and unlocks stands here as a notice and an unlock.
 */
const TELLING: ReadonlySet<string> = new Set(['etf', 'issue', 'incident', 'rules', 'holders']);
const RETOLD: ReadonlySet<string> = new Set(['notice', 'unlock']);

/** What happened around a coin within 24 hours, newest first; a subject without a source is left out. */
export async function happeningsOf(code: string, sources: Sources): Promise<readonly Happening[]> {
  const parts = await Promise.all([
    ifConnected(() => scheduled(code, sources)),
    ifConnected(() => noticed(code, sources)),
    ifConnected(() => reported(code, sources)),
  ]);
  return parts
    .flatMap((part) => part ?? [])
    .toSorted((one, other) => other.time - one.time)
    .slice(0, MOST);
}

/**
 * How many sources of news are read, and how many of their items of 24 hours name the coin; null where they have not been read
 * for so long: then nobody knows that there is none.
 */
export async function newsOf(code: string, sources: Sources) {
  const port = requirePort(sources, 'news');
  const [desks, items] = [await port.desks(), await namingItems(code, sources)];
  if (desks.length === 0 || !reachesBack(port.days(), newsNow(sources) - DAY)) return null;
  return {
    sources: desks.length,
    named: items.length,
    prices: items.filter((item) => isPrice(item, port.isEdited)).length,
  };
}

/** Whether the oldest day of news, of those newest first, began before an instant. */
function reachesBack(days: readonly number[], since: number): boolean {
  return (days.at(-1) ?? Number.POSITIVE_INFINITY) <= since;
}

/** The calendar's events; without a calendar the schedule of unlocks. */
async function scheduled(code: string, sources: Sources): Promise<readonly Happening[]> {
  const now = sources.clock.now();
  if (sources.calendar !== null) {
    const events = await sources.calendar.between(now - DAY, now + 1);
    return events.filter(({ coins }) => coins.includes(code)).map(eventOf);
  }
  const unlocks = await requirePort(sources, 'unlocks').between(code, now - DAY, now + 1);
  return unlocks.map(({ time, amount }) => ({ ...BARE, kind: 'unlock', time, title: '解锁', amount }));
}

const BARE = { isAllDay: false, id: '', amount: null } as const;

function eventOf({ type, time, isAllDay, title, unlocked }: CalendarEvent): Happening {
  const kind = type === 'unlock' || type === 'listing' ? type : 'event';
  return { ...BARE, kind, time, isAllDay, title, amount: unlocked };
}

async function noticed(code: string, sources: Sources): Promise<readonly Happening[]> {
  const now = sources.clock.now();
  const notices = await requirePort(sources, 'notices').between(now - DAY, now);
  return notices
    .filter(({ coins }) => coins.includes(code))
    .map(({ id, time, title }) => ({ ...BARE, kind: 'notice', time, title, id: String(id) }));
}

/** News about the coin: flashes that name it first, articles that name it among few. */
async function reported(code: string, sources: Sources): Promise<readonly Happening[]> {
  const { isEdited } = requirePort(sources, 'news');
  const items = await namingItems(code, sources);
  return items
    .filter((item) => item.coins[0] === code && !(isEdited && RETOLD.has(item.series)))
    .map((item) => ({
      ...BARE,
      kind: isPrice(item, isEdited) ? 'price' : 'news',
      time: item.time,
      title: item.title,
      id: String(item.id),
    }));
}

/** Items of the last 24 hours that name a coin, at whatever place. */
async function namingItems(code: string, sources: Sources): Promise<readonly NewsItem[]> {
  const now = newsNow(sources);
  const items = await everything(sources, [`coin/${code}`], now - DAY);
  return items.filter(({ time }) => time > now - DAY && time <= now);
}

/** Whose feeds are read, nobody tells what their items are about. */
function isPrice({ series }: NewsItem, isEdited: boolean): boolean {
  return isEdited && !TELLING.has(series) && !RETOLD.has(series);
}
