import type { BigEventType } from '@coinmirror/shared/contract/coin/events.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { halvings } from '../../catalogue/content/calendar/halvings.ts';
import { BIG_EVENTS } from '../../catalogue/content/coin/bigEvents.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

/** Source of the recorded events. */
const WRITTEN = '公开资料';

/** An event of a coin. */
export interface BigEvent {
  readonly time: number;
  readonly type: BigEventType;
  readonly importance: number;
  readonly title: string;
  readonly source: string;
}

/** A milestone with its own price, else the close of its day, USD. */
export interface PricedEvent extends BigEvent {
  readonly price: number | null;
}

/** An event that may have a price of its own (USD): an all-time high. */
interface OwnEvent extends BigEvent {
  readonly price?: number;
}

/** Known events of a coin up to now, newest first: recorded ones, and those derived from the catalogue. */
export async function bigEventsOf(coin: Coin, sources: Sources): Promise<readonly PricedEvent[]> {
  const { code } = coin.facts;
  const events: readonly OwnEvent[] = [
    ...writtenEvents(code),
    ...passedHalvings(code, sources.clock.now()),
    ...fromCatalogue(coin),
  ]
    .filter(({ time }) => time <= sources.clock.now())
    .toSorted((a, b) => b.time - a.time);
  const closes = await sources.candles.prices(
    code,
    events.map(({ time }) => closeOf(time, sources.clock.now())),
  );
  return events.map((event, at) => ({
    ...event,
    price: namesItsPrice(event, sources) ? null : (event.price ?? closes[at] ?? null),
  }));
}

/** Whether an event's own text states the price: a simulated price beside it would contradict it. */
export function namesItsPrice({ type, source }: BigEvent, { coins }: Sources): boolean {
  return type === 'price' && source === WRITTEN && coins.provenance.kind === 'simulated';
}

/** End of an instant's day in Beijing; now, if it has not ended. */
export function closeOf(time: number, now: number): number {
  return Math.min(beijingMidnight(time) + DAY, now);
}

/** The recorded events of a coin; empty if there are none. */
export function writtenEvents(code: string): readonly BigEvent[] {
  return (BIG_EVENTS[code] ?? []).map(([day, type, importance, title]) => ({
    time: beijingDay(day),
    type,
    importance,
    title,
    source: WRITTEN,
  }));
}

/** Halvings since the catalogue was written, as in the calendar. */
function passedHalvings(code: string, now: number): readonly BigEvent[] {
  return halvings(ANCHOR, now)
    .filter(({ coins }) => coins.includes(code))
    .map(({ time, importance, title, source }) => ({ time, type: 'halving', importance, title, source }));
}

/** First trading day, first block and all-time high, as far as they are known. */
function fromCatalogue({ facts, now }: Coin): readonly OwnEvent[] {
  const { mining, symbol } = facts;
  const known = BIG_EVENTS[facts.code] !== undefined;
  const own: OwnEvent[] = [
    {
      time: facts.launchedAt,
      type: 'listing',
      importance: 2,
      title: `${symbol} 开始有公开市场价格`,
      source: '币镜行情',
    },
  ];
  if (now.allTimeHigh !== null && now.allTimeHighAt !== null) {
    own.push({
      time: now.allTimeHighAt,
      type: 'price',
      importance: 2,
      title: `${symbol} 价格达到历史最高`,
      source: '币镜行情',
      price: now.allTimeHigh,
    });
  }
  if (mining && !known) {
    own.push({
      time: mining.genesisAt,
      type: 'launch',
      importance: 3,
      title: `${symbol} 创世区块产生`,
      source: '币种资料',
    });
  }
  return own;
}
