import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { between, changeOf, highOf, lowOf, turnoverOf } from '../../../catalogue/content/news/figures.ts';
import {
  clock,
  h2,
  list,
  p,
  signed,
  size,
  usd,
  way,
  worth,
} from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { Candle } from '../../../ports/candles.ts';
import type { Draft, MarketData, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

/** Hours in Beijing at which a day under way is looked at. */
const TIMES = [0, 4, 8, 12, 16, 20] as const;
const HOURS = DAY / HOUR;
/** Bitcoin's change over 24 hours, or the middle coin's, from which the day is told while it lasts, %. */
const MOVED = 3;

interface Line {
  readonly coin: CatalogueCoin;
  readonly hours: readonly Candle[];
  readonly close: number;
  /** % over 24 hours. */
  readonly change: number;
}

/** 盘中: the last 24 hours of the largest coins, on days on which the market moves. */
export const underway: Reporter = async (day, marketData) => {
  const drafts = TIMES.map(async (at) =>
    draftOf(day + at * HOUR, await linesAt(day + at * HOUR, marketData)),
  );
  return (await Promise.all(drafts)).flat();
};

async function linesAt(hour: number, marketData: MarketData): Promise<readonly Line[]> {
  const lines = leadersAt(hour - DAY).map(async (coin): Promise<readonly Line[]> => {
    const hours = await marketData.hours(coin.code, hour, HOURS);
    const [first] = hours;
    const last = hours.at(-1);
    if (!first || !last || hours.length < HOURS) return [];
    return [{ coin, hours, close: last.close, change: between(first.open, last.close) }];
  });
  return (await Promise.all(lines)).flat();
}

function draftOf(hour: number, lines: readonly Line[]): Draft[] {
  const [bitcoin] = lines;
  const sorted = lines.toSorted((a, b) => a.change - b.change);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!bitcoin || !middle || Math.max(Math.abs(bitcoin.change), Math.abs(middle.change)) < MOVED) return [];
  const falls = middle.change < 0;
  const ordered = falls ? sorted : sorted.toReversed();
  const [first] = ordered;
  if (!first) return [];
  return [
    {
      hour,
      key: `underway-${hour}`,
      minute: 3,
      section: 'analysis',
      desk: 'market',
      source: '币镜行情',
      headline: true,
      important: true,
      coins: [bitcoin.coin.code, ...ordered.slice(0, 2).map(({ coin }) => coin.code)].filter(isFirst),
      title: `${clock(hour)} 盘中：BTC 24 小时${way(bitcoin.change)} ${size(bitcoin.change)}，${breadth(lines)}，${first.coin.symbol} ${way(first.change)} ${size(first.change)}居首`,
      content:
        p(
          `截至 ${clock(hour)}，BTC 报 ${usd(bitcoin.close)}，24 小时${way(bitcoin.change)} ${size(bitcoin.change)}，最高 ${usd(highOf(bitcoin.hours))}，最低 ${usd(lowOf(bitcoin.hours))}，成交额 ${worth(turnoverOf(bitcoin.hours))}。${breadth(lines)}。`,
        ) +
        h2(falls ? '谁跌得最多' : '谁涨得最多') +
        list(ordered.map(state)) +
        h2('集中在哪几个小时') +
        list(lines.slice(0, 3).map(strongestHour)) +
        p('每小时以北京时间整点为界，取已经收盘的小时。'),
    },
  ];
}

const isFirst = (code: string, at: number, all: readonly string[]) => all.indexOf(code) === at;

function breadth(lines: readonly Line[]): string {
  const rising = lines.filter(({ change }) => change > 0).length;
  const all = `前 ${lines.length} 大币种`;
  if (rising === 0) return `${all}全线下跌`;
  return rising === lines.length ? `${all}全线上涨` : `${all} ${rising} 涨 ${lines.length - rising} 跌`;
}

const state = ({ coin, close, change }: Line) => `${nameOf(coin)} 报 ${usd(close)}（${signed(change)}）`;

function strongestHour({ coin, hours }: Line): string {
  const [most] = hours.toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)));
  if (!most) return coin.symbol;
  return `${coin.symbol}：${clock(most.time)} 起的一小时${way(changeOf(most))} ${size(changeOf(most))}，成交额 ${worth(most.turnover)}`;
}
