import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { chainsOf } from '../../catalogue/deployments.ts';
import type { Holding } from '../../ports/holders.ts';
import type { Sources } from '../../ports/sources.ts';
import { changesSince } from '../holders/changes.ts';
import { ownerOf } from '../holders/labels.ts';
import type { Coin } from '../indexes/coins.ts';
import type { FeedEntry } from './feed.ts';

/** Number of tracked addresses. */
const WATCHED = 40;

/** The day's largest change among the large addresses, if notable. */
export async function flows(
  { facts }: Coin,
  since: number,
  now: number,
  { holders, candles }: Sources,
): Promise<FeedEntry[]> {
  const [home] = chainsOf(facts);
  if (!home || holders === null) return [];
  const { code, symbol } = facts;
  const { chain } = home;
  const days = Array.from({ length: Math.floor((now - since) / DAY) + 1 }, (_, at) => since + at * DAY);
  const times = [since - DAY, ...days];
  const held = (await holders.largest({ codes: [code], times, count: WATCHED, chain })).get(code) ?? [];
  const prices = await candles.prices(code, days);
  const entries: FeedEntry[] = [];
  for (const [at, day] of days.entries()) {
    const [moved] = changesSince(held[at] ?? [], held[at + 1] ?? [])
      .map(({ holding, before }) => ({ one: holding, change: holding.quantity - before }))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    if (!moved || (day / DAY) % 3 >= 1.4) continue;
    const { one, change } = moved;
    const who = whose(one);
    const way = change > 0 ? '净流入' : '净流出';
    const price = prices[at] ?? null;
    const worth = price === null ? '' : `，约合 $${formatAmount(Math.abs(change) * price)}`;
    entries.push({
      id: `tweet-${day}`,
      type: 'tweet',
      time: day,
      title: `${who} 24 小时${way} ${formatAmount(Math.abs(change))} ${symbol}${worth}`,
      content: '',
      author: '币镜链上监测',
      quotedAt: day,
    });
  }
  return entries;
}

function whose(holding: Holding): string {
  const exchange = ownerOf(holding);
  if (exchange) return joinSpaced(shortExchangeName(exchange.nameZh || exchange.nameEn), '标记地址');
  return holding.kind === 'contract' ? '一个合约地址' : '一个大额地址';
}
