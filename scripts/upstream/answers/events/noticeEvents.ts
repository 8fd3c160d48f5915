import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { closingWords, openingWords, tradingEventId } from '../../catalogue/content/calendar/tradingWords.ts';
import { type AnnouncedDate, announcedDate } from '../../catalogue/content/notices/announcedDate.ts';
import { exchangeName, nameOf } from '../../catalogue/names.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import type { Notice } from '../../ports/notices.ts';
import { PLAIN_EVENT } from '../../ports/plainEvent.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

/** What a notice states of the trading in coins. */
type AnnouncedTrading = AnnouncedDate & { readonly type: 'listing' | 'delisting' };

/** How long before its time a notice is looked for: they come days before, not months. */
const LONGEST_LEAD = 14 * DAY;
const METHOD = '公告写明的日期、时间与时区';

const facts: ReadonlyMap<string, CatalogueCoin> = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

/** 上线, 下架 and 维护 within [from, to) (epoch ms) that notices of exchanges state; none while nobody reads notices. */
export async function noticeEvents(
  { notices, clock }: Sources,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  const now = clock.now();
  if (notices === null || from - LONGEST_LEAD > now) return [];
  const published = await ifConnected(() => notices.between(from - LONGEST_LEAD, Math.min(to, now)));
  return (published ?? []).flatMap(eventsOf).filter(({ time }) => time >= from && time < to);
}

/** What a notice states: an event of each coin that it names, or of its exchange. */
function eventsOf(notice: Notice): readonly CalendarEvent[] {
  const said = notice.publisher.kind === 'exchange' ? announcedDate(notice) : null;
  if (said === null) return [];
  if (said.type === 'maintenance') return [maintenanceEvent(notice, said)];
  const { type } = said;
  return said.symbols.map((symbol) => tradingEvent(notice, { ...said, type }, symbol));
}

function maintenanceEvent(notice: Notice, said: AnnouncedDate): CalendarEvent {
  const name = exchangeName(notice.publisher.code);
  const { title } = notice;
  return {
    ...basisOf(notice, said),
    id: `notice-${notice.id}`,
    type: 'maintenance',
    title: title.includes(name) ? title : `${name}：${title}`,
    importance: 1,
    coins: [],
  };
}

function tradingEvent(notice: Notice, said: AnnouncedTrading, symbol: string): CalendarEvent {
  const code = coinOf(notice, said.symbols, symbol);
  const isEnd = said.type === 'delisting';
  const words = isEnd ? closingWords : openingWords;
  return {
    ...basisOf(notice, said),
    id: tradingEventId(said.type, notice.publisher.code, code ?? symbol, said.time),
    title: words({
      venue: exchangeName(notice.publisher.code),
      pair: subjectOf(code, symbol, said),
      fullName: null,
      markets: said.markets,
      expiries: [],
    }),
    importance: isEnd && code !== null ? 2 : 1,
    coins: code === null ? [] : [code],
    symbols: code === null ? [symbol] : [],
    markets: said.markets,
  };
}

/** A coin by its name, its contracts by their symbol alone, as lists call them. */
function subjectOf(code: string | null, symbol: string, { markets }: AnnouncedDate): string {
  const coin = code === null ? undefined : facts.get(code);
  return coin !== undefined && markets.every((market) => market === 'spot') ? nameOf(coin) : symbol;
}

function basisOf({ id, publisher }: Notice, { type, time }: AnnouncedDate) {
  return {
    ...PLAIN_EVENT,
    time,
    type,
    source: joinSpaced(exchangeName(publisher.code), '公告'),
    address: hrefTo('noticeItem', { noticeid: String(id) }),
    method: METHOD,
    isOfficial: true,
    exchange: publisher.code,
  };
}

/** The coin of a symbol among those that the notice is about; where one is left on either side, they are the same. */
function coinOf({ coins }: Notice, symbols: readonly string[], symbol: string): string | null {
  const symbolOf = (code: string) => facts.get(code)?.symbol.toUpperCase() ?? '';
  const named = coins.find((code) => symbolOf(code) === symbol);
  if (named !== undefined) return named;
  const leftCoins = coins.filter((code) => !symbols.includes(symbolOf(code)));
  const leftSymbols = symbols.filter((one) => !coins.some((code) => symbolOf(code) === one));
  const [code] = leftCoins;
  return leftCoins.length === 1 && leftSymbols.length === 1 && code !== undefined ? code : null;
}
