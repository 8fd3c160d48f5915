import { formatAmount } from '../../format/amount.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';
import { joinSpaced } from '../../format/joinSpaced.ts';
import { chainsOf, type Holding, holdingsOn } from '../../market/holderBook.ts';
import { DAY } from '../../time/units.ts';
import type { Coin } from './book.ts';
import type { FeedEntry } from './feed.ts';

/** The largest movement of a day among the large addresses, where it is worth a line. */
export function flows(
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
    const who = whose(one);
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

function whose({ kind, exchange }: Holding): string {
  if (exchange) return joinSpaced(shortExchangeName(exchange.nameZh || exchange.nameEn), '标记地址');
  return kind === 'contract' ? '一个合约地址' : '一个大额地址';
}
