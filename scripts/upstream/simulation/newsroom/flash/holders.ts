import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { dayIndex, p, worth } from '../../../catalogue/content/news/wording.ts';
import { chainPartsOf } from '../../coins/chainParts.ts';
import { type HeldPlace, holdingsOn } from '../../coins/holderIndex.ts';
import { phrase } from '../../random/phrase.ts';
import { supplyAt } from '../../supply/supply.ts';
import type { Draft, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

const WATCHED = 40;
/** One flash a day in each of these hours. */
const HOURS = [10, 13, 15, 18, 21] as const;

/** What a transfer says about buying and selling, by the address's kind; burnt coins never move. */
const UNKNOWN = '地址归属未知；大额转移可能是托管调整、场外交割或内部归集，不等同于在市场上买入或卖出。';
const MEANINGS: Readonly<Record<HeldPlace['kind'], string>> = {
  exchange: '交易所地址的进出多为用户充提与冷热钱包调拨，单日变动不足以说明买卖方向。',
  contract: '合约地址的进出多为质押、资金池存取与国库拨付，单日变动不足以说明买卖方向。',
  burn: UNKNOWN,
  other: UNKNOWN,
};

/** The day's largest change among the large addresses of some coins, in turn. */
export const holders: Reporter = async (day, marketData) => {
  const coins = leadersAt(day);
  const drafts: Draft[] = [];
  for (const [place, at] of HOURS.entries()) {
    const coin = coins[(dayIndex(day) * HOURS.length + place) % Math.max(1, coins.length)];
    const supply = coin ? supplyAt(coin, day) : null;
    const [chain] = coin ? chainPartsOf(coin) : [];
    if (!coin || supply === null || !chain) continue;
    const hour = day + at * HOUR;
    const on = (time: number) => holdingsOn(coin, chain, supply * chain.part, time, WATCHED);
    const before = new Map(on(day - DAY).map((one) => [one.key, one.quantity]));
    const [moved] = on(day)
      .map((one) => ({ one, change: one.quantity - (before.get(one.key) ?? one.quantity) }))
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
    const [last] = await marketData.hours(coin.code, hour, 1);
    if (!moved || !last) continue;
    const owner = moved.one.exchange;
    const who = whose(moved.one);
    const flow = moved.change > 0 ? '净流入' : '净流出';
    const coinsMoved = `${formatAmount(Math.abs(moved.change))} ${coin.symbol}`;
    const value = Math.abs(moved.change) * last.close;
    const key = `holders-${coin.code}-${day}`;
    drafts.push({
      hour,
      key,
      section: 'flash',
      desk: 'chain',
      source: '币镜链上监测',
      coins: [coin.code],
      exchanges: owner ? [owner.code] : [],
      important: value >= 5e8,
      title: phrase(key, [
        `${who} 24 小时${flow} ${coinsMoved}，约合 ${worth(value)}`,
        `链上监测：${who}${flow} ${coinsMoved}`,
        `${coin.symbol} 大额变动：${who}${flow}约 ${worth(value)}`,
      ]),
      content: p(
        `在 ${chain.chain} 持币量前 ${WATCHED} 的地址中，过去一日变动最大的是${who}，${flow} ${coinsMoved}，按整点价格计约合 ${worth(value)}，变动后持有 ${formatAmount(moved.one.quantity)} ${coin.symbol}。`,
        MEANINGS[moved.one.kind],
      ),
    });
  }
  return drafts;
};

function whose({ kind, exchange }: HeldPlace): string {
  if (exchange) return `${exchange.nameZh || exchange.nameEn}标记地址`;
  return kind === 'contract' ? '一个合约地址' : '一个未标记的大额地址';
}
