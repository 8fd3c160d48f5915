import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { between, highOf, lowOf, turnoverOf } from '../../../catalogue/content/news/figures.ts';
import { clock, p, size, usd, way, worth } from '../../../catalogue/content/news/wording.ts';
import { exchangeName, nameOf } from '../../../catalogue/names.ts';
import { leaversBetween, newcomersBetween } from '../../listings/newcomers.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, MarketData, Reporter } from '../item.ts';

/** New coins: the first hour and the first day of trading; and coins on their last day. */
export const newcomers: Reporter = async (day, marketData) => {
  const written = [
    ...newcomersBetween(day - HOUR, day + DAY - HOUR).map((coin) => firstHour(coin, marketData)),
    ...newcomersBetween(day - DAY - HOUR, day - HOUR).map((coin) => firstDay(coin, day, marketData)),
    ...leaversBetween(day, day + DAY).map((coin) => lastDay(coin, day, marketData)),
  ];
  return (await Promise.all(written)).flat();
};

async function firstHour(coin: CatalogueCoin, marketData: MarketData): Promise<Draft[]> {
  const hour = coin.launchedAt + HOUR;
  const [first] = await marketData.hours(coin.code, hour, 1);
  const venue = exchangeName(coin.sourceExchange);
  const key = `open-${coin.code}`;
  if (!first) return [];
  return [
    {
      hour,
      key,
      section: 'flash',
      desk: 'exchange',
      source: '币镜新币',
      coins: [coin.code],
      exchanges: [coin.sourceExchange],
      title: phrase(key, [
        `${coin.symbol} 在${venue}开盘，${clock(hour)} 报 ${usd(first.close)}`,
        `新币 ${nameOf(coin)}开始交易，开盘价 ${usd(first.open)}，${clock(hour)} 报 ${usd(first.close)}`,
      ]),
      content: p(
        `${nameOf(coin)}于 ${clock(coin.launchedAt)} 在${venue}开放交易，开盘价 ${usd(first.open)}，首小时最高 ${usd(first.high)}，最低 ${usd(first.low)}，${clock(hour)} 报 ${usd(first.close)}，成交额 ${worth(first.turnover)}。`,
        '该币种为演示市场虚构的新币，发行在 ' +
          (coin.chain || '其主网') +
          '；新币流动性有限，价格波动通常较大。',
      ),
    },
  ];
}

async function firstDay(coin: CatalogueCoin, day: number, marketData: MarketData): Promise<Draft[]> {
  const hour = Math.max(day, coin.launchedAt + DAY + HOUR);
  const hours = await marketData.hours(coin.code, coin.launchedAt + DAY, 24);
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last || hours.length < 24 || hour >= day + DAY) return [];
  const change = between(first.open, last.close);
  return [
    {
      hour,
      quotedAt: coin.launchedAt + DAY,
      key: `first-day-${coin.code}`,
      section: 'flash',
      desk: 'data',
      source: '币镜新币',
      coins: [coin.code],
      exchanges: [coin.sourceExchange],
      title: `新币 ${coin.symbol} 上线 24 小时${way(change)} ${size(change)}，成交 ${worth(turnoverOf(hours))}`,
      content: p(
        `${nameOf(coin)}上线满 24 小时，由开盘价 ${usd(first.open)} 变动至 ${usd(last.close)}，期间最高 ${usd(highOf(hours))}，最低 ${usd(lowOf(hours))}，成交额 ${worth(turnoverOf(hours))}。`,
        `首发平台为${exchangeName(coin.sourceExchange)}。`,
      ),
    },
  ];
}

async function lastDay(coin: CatalogueCoin, day: number, marketData: MarketData): Promise<Draft[]> {
  const hour = Math.floor((coin.delistedAt ?? day) / HOUR) * HOUR;
  const hours = await marketData.hours(coin.code, hour, 24);
  const last = hours.at(-1);
  if (!last) return [];
  return [
    {
      hour,
      key: `leave-${coin.code}`,
      section: 'flash',
      desk: 'exchange',
      source: '币镜新币',
      coins: [coin.code],
      exchanges: [coin.sourceExchange],
      title: `${coin.symbol} 停止交易，最后报价 ${usd(last.close)}`,
      content: p(
        `${nameOf(coin)}于 ${clock(hour)} 停止交易，最后一小时收于 ${usd(last.close)}，最后 24 小时成交额 ${worth(turnoverOf(hours))}。`,
        '停止交易后行情不再更新，持有者应留意平台公布的提现截止时间。',
      ),
    },
  ];
}
