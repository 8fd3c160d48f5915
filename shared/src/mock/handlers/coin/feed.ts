import type { FeedType } from '../../../contract/coin/events.ts';
import { formatAmount } from '../../../format/amount.ts';
import { formatPercent, formatRatio } from '../../../format/percent.ts';
import { formatPrice } from '../../../format/price.ts';
import { keyOf, uniform } from '../../market/hash.ts';
import { spotPairs } from '../../market/pairs.ts';
import { beijingMidnight, DAY, HOUR } from '../../market/time.ts';
import type { Candle, MarketSource } from '../../source.ts';
import type { Coin } from '../coinBook.ts';
import { bigEventsOf } from './bigEvents.ts';
import { chainsOf, holdingsOn } from './holderBook.ts';

/** Something that happened around a coin, with the price when it did, USD. */
export interface FeedEntry {
  readonly id: string;
  readonly type: FeedType;
  readonly time: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly price: number | null;
}

/** Days the feed reaches back. */
const REACH = 60;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/**
 * What there is to say of a coin, newest first, all of it read off the market: strong days, new highs and lows,
 * unusual volume, movements of large addresses, and maintenance notices of the exchanges that list it.
 */
export async function feedOf(coin: Coin, market: MarketSource): Promise<readonly FeedEntry[]> {
  const days = await market.candles({
    code: coin.facts.code,
    periodMinutes: 1440,
    end: market.now(),
    limit: REACH + MONTH_DAYS,
  });
  const hours = await market.candles({
    code: coin.facts.code,
    periodMinutes: 60,
    end: market.now(),
    limit: (REACH + 1) * 24,
  });
  const priceAt = (time: number) => hours.findLast((hour) => hour.time + HOUR <= time)?.close ?? null;
  const since = beijingMidnight(market.now()) - REACH * DAY;
  const events = (await bigEventsOf(coin, market)).map(
    (event): FeedEntry => ({
      id: `event-${event.time}-${event.title}`,
      type: 'event',
      time: event.time,
      title: event.title,
      content: '',
      author: event.source,
      price: event.price,
    }),
  );
  return [
    ...marketNews(coin, days, market.now()),
    ...notices(coin, since, market.now(), priceAt),
    ...flows(coin, since, market.now(), priceAt),
  ]
    .filter((entry) => entry.time >= Math.max(since, coin.facts.launchedAt) && entry.time <= market.now())
    .concat(events)
    .sort((a, b) => b.time - a.time);
}

/** Told once a day has ended: how it went, where that was out of the ordinary. */
function marketNews({ facts }: Coin, days: readonly Candle[], now: number): FeedEntry[] {
  const changes = days.map((day) => (day.close / day.open - 1) * 100);
  const usual = Math.sqrt(
    changes.reduce((sum, change) => sum + change ** 2, 0) / Math.max(changes.length, 1),
  );
  return days.flatMap((day, at) => {
    const time = day.time + DAY;
    if (time > now) return [];
    const entry = (kind: string, title: string, content: string): FeedEntry => ({
      id: `flash-${kind}-${day.time}`,
      type: 'flash',
      time,
      title,
      content,
      author: '币镜行情快讯',
      price: day.close,
    });
    const change = changes[at] ?? 0;
    const before = days.slice(Math.max(0, at - MONTH_DAYS), at);
    const week = days.slice(Math.max(0, at - WEEK_DAYS), at);
    const mean = week.reduce((sum, one) => sum + one.turnover, 0) / Math.max(week.length, 1);
    const told: FeedEntry[] = [];
    const close = `收于 $${formatPrice(day.close)}，日内最高 $${formatPrice(day.high)}，最低 $${formatPrice(day.low)}`;
    if (Math.abs(change) > usual * 1.3 && Math.abs(change) >= 0.1) {
      const way = change > 0 ? '上涨' : '下跌';
      told.push(
        entry(
          'day',
          `${facts.symbol} 日内${way} ${formatPercent(Math.abs(change)).replace('+', '')}`,
          `${close}。成交额 $${formatAmount(day.turnover)}。`,
        ),
      );
    }
    if (before.length === MONTH_DAYS && facts.peg !== 'usd') {
      if (day.high > Math.max(...before.map((one) => one.high))) {
        told.push(entry('high', `${facts.symbol} 创近 30 日新高`, `${close}。`));
      } else if (day.low < Math.min(...before.map((one) => one.low))) {
        told.push(entry('low', `${facts.symbol} 创近 30 日新低`, `${close}。`));
      }
    }
    if (week.length === WEEK_DAYS && day.turnover > mean * 1.7) {
      told.push(
        entry(
          'volume',
          `${facts.symbol} 成交额放大至前 7 日均值的 ${formatRatio(day.turnover / mean)} 倍`,
          `当日成交额 $${formatAmount(day.turnover)}，前 7 日均值 $${formatAmount(mean)}。`,
        ),
      );
    }
    return told;
  });
}

const NOTICES = [
  (symbol: string, exchange: string) => ({
    title: `${exchange}：${symbol} 充提维护`,
    content: `因钱包升级，${symbol} 的充值与提现将暂停约 2 小时，交易不受影响，完成后自动恢复。`,
  }),
  (symbol: string, exchange: string) => ({
    title: `${exchange}：调整 ${symbol} 现货价格精度`,
    content: `${symbol} 现货交易对的最小价格变动单位将调整，未成交的挂单会被撤销，请留意。`,
  }),
  (symbol: string, exchange: string) => ({
    title: `${exchange}：支持 ${symbol} 网络升级`,
    content: `升级期间 ${symbol} 的充值与提现暂停，网络稳定后恢复，无需用户操作。`,
  }),
] as const;

/** One of the coin's larger exchanges has something to announce every few days. */
function notices(
  coin: Coin,
  since: number,
  now: number,
  priceAt: (time: number) => number | null,
): FeedEntry[] {
  const { facts } = coin;
  const venues = [...new Set(spotPairs(facts, coin.now, since).map(({ exchange }) => exchange))]
    .filter(({ kinds }) => !kinds.includes('dex'))
    .slice(0, 12);
  // A token has no network of its own to upgrade.
  const kinds = facts.kind === 'token' ? NOTICES.slice(0, -1) : NOTICES;
  const key = keyOf(`notices-${facts.code}`, 0);
  const entries: FeedEntry[] = [];
  for (let day = since; day <= now; day += DAY) {
    const number = day / DAY;
    const exchange = venues[Math.floor(uniform(key, number) * venues.length)];
    if (!exchange || uniform(keyOf(`${facts.code}-${number}`, 1), 0) > 0.24) continue;
    const write = kinds[Math.floor(uniform(keyOf(`${facts.code}-${number}`, 2), 0) * kinds.length)];
    if (!write) continue;
    const time = day + Math.floor(9 + 9 * uniform(keyOf(`${facts.code}-${number}`, 3), 0)) * HOUR;
    const name = exchange.nameZh || exchange.nameEn;
    entries.push({
      id: `notice-${number}`,
      type: 'notice',
      time,
      ...write(facts.symbol, name),
      author: name,
      price: priceAt(time),
    });
  }
  return entries;
}

/** The largest movement of a day among the large addresses, where it is worth a line. */
function flows(
  coin: Coin,
  since: number,
  now: number,
  priceAt: (time: number) => number | null,
): FeedEntry[] {
  const supply = coin.now.circulatingSupply;
  if (supply === null) return [];
  const [chain] = chainsOf(coin.facts);
  if (!chain) return [];
  const on = (day: number) => holdingsOn(coin.facts, chain, supply * chain.part, day, 40);
  const entries: FeedEntry[] = [];
  let before = new Map(on(since - DAY).map((one) => [one.key, one.quantity]));
  for (let day = since; day <= now; day += DAY) {
    const today = on(day);
    const moved = today
      .map((one) => ({ one, change: one.quantity - (before.get(one.key) ?? one.quantity) }))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
    before = new Map(today.map((one) => [one.key, one.quantity]));
    if (!moved || (day / DAY) % 3 >= 1.4) continue;
    const { one, change } = moved;
    const who = one.exchange ? `${one.exchange.nameZh || one.exchange.nameEn}标记地址` : '一个大额地址';
    const way = change > 0 ? '净流入' : '净流出';
    const price = priceAt(day);
    const worth = price === null ? '' : `，约合 $${formatAmount(Math.abs(change) * price)}`;
    entries.push({
      id: `tweet-${day}`,
      type: 'tweet',
      time: day,
      title: `${who} 24 小时${way} ${formatAmount(Math.abs(change))} ${coin.facts.symbol}${worth}`,
      content: '',
      author: '币镜链上监测',
      price,
    });
  }
  return entries;
}
