import { beijingDay } from '../../catalogue/coinRow.ts';
import { BIG_EVENTS } from '../../content/coin/bigEvents.ts';
import type { BigEventType } from '../../contract/coin/events.ts';
import type { Candle, MarketSource } from '../../market/source.ts';
import { beijingMidnight } from '../../market/time.ts';
import type { Coin } from './book.ts';

const DAY_MINUTES = 1440;
const EVERY_DAY = 10_000;

/** A milestone with the close of its day, USD. */
export interface PricedEvent {
  readonly time: number;
  readonly type: BigEventType;
  readonly importance: number;
  readonly title: string;
  readonly source: string;
  readonly price: number | null;
}

/** What is known to have happened to a coin up to now, newest first: the written record, and what the catalogue tells. */
export async function bigEventsOf(coin: Coin, market: MarketSource): Promise<readonly PricedEvent[]> {
  const days = await market.candles({
    code: coin.facts.code,
    periodMinutes: DAY_MINUTES,
    end: market.now(),
    limit: EVERY_DAY,
  });
  const closes = new Map(days.map((day: Candle) => [day.time, day.close]));
  return [...written(coin), ...fromCatalogue(coin)]
    .filter(({ time }) => time <= market.now())
    .map((event) => ({ ...event, price: closes.get(beijingMidnight(event.time)) ?? null }))
    .sort((a, b) => b.time - a.time);
}

type Unpriced = Omit<PricedEvent, 'price'>;

function written({ facts }: Coin): readonly Unpriced[] {
  return (BIG_EVENTS[facts.code] ?? []).map(([day, type, importance, title]) => ({
    time: beijingDay(day),
    type,
    importance,
    title,
    source: '公开资料',
  }));
}

/** First trading day, first block and highest price belong to every coin's life. */
function fromCatalogue({ facts, now }: Coin): readonly Unpriced[] {
  const { mining, symbol } = facts;
  const known = BIG_EVENTS[facts.code] !== undefined;
  const own: Unpriced[] = [
    {
      time: facts.launchedAt,
      type: 'listing',
      importance: 2,
      title: `${symbol} 开始有公开市场价格`,
      source: '币镜行情',
    },
    {
      time: now.allTimeHighAt,
      type: 'price',
      importance: 2,
      title: `${symbol} 价格达到历史最高`,
      source: '币镜行情',
    },
  ];
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
