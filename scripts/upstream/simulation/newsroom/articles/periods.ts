import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { changeOf, highOf, lowOf, meanOf, usualOf } from '../../../catalogue/content/news/figures.ts';
import { byChange, type Stretch } from '../../../catalogue/content/news/stretch.ts';
import {
  dayName,
  h2,
  list,
  p,
  signed,
  size,
  usd,
  way,
  weekdayOf,
  worth,
} from '../../../catalogue/content/news/wording.ts';
import { fundingHistory } from '../../derivatives/futures.ts';
import type { Draft, MarketData, Reporter } from '../item.ts';
import { state, stretchesBefore } from './closings.ts';

const MONDAY = 1;
const WEEK = 7;
const SHOWN = 8;

/** 周报: every Monday, about the last seven days. */
export const weekly: Reporter = async (day, marketData) => {
  if (weekdayOf(day) !== MONDAY) return [];
  const draft = await reviewOf(
    day,
    WEEK,
    marketData,
    `${dayName(day - WEEK * DAY)}至 ${dayName(day - DAY)}`,
    '周',
  );
  return draft ? [{ ...draft, isWeekly: true, hour: day + 9 * HOUR, minute: 30 }] : [];
};

/** 月报: on the first of a month, about the month before. */
export const monthly: Reporter = async (day, marketData) => {
  const { day: date } = fieldsOf(day);
  if (date !== 1) return [];
  const { month, day: count } = fieldsOf(day - DAY);
  const draft = await reviewOf(day, count, marketData, `${month} 月`, '月');
  return draft ? [{ ...draft, hour: day + 10 * HOUR, minute: 0 }] : [];
};

async function reviewOf(
  day: number,
  count: number,
  marketData: MarketData,
  span: string,
  unit: '周' | '月',
): Promise<Draft | null> {
  const all = await stretchesBefore(marketData, day, count);
  const before = new Map(
    (await stretchesBefore(marketData, day - count * DAY, count)).map((one) => [one.coin.code, one]),
  );
  const [bitcoin, ether] = all;
  const sorted = byChange(all);
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (!bitcoin || !ether || !best || !worst) return null;
  const rising = all.filter(({ change }) => change > 0).length;
  const turnover = all.reduce((sum, one) => sum + one.turnover, 0);
  const turnoverBefore = all.reduce((sum, one) => sum + (before.get(one.coin.code)?.turnover ?? 0), 0);
  const beating = all.filter(({ change }) => change > bitcoin.change).length;
  return {
    hour: day,
    quotedAt: day,
    key: `review-${unit}-${day}`,
    section: 'analysis',
    desk: 'editors',
    source: '币镜行情',
    headline: true,
    important: true,
    coins: [bitcoin.coin.code, ether.coin.code, best.coin.code, worst.coin.code],
    title: `币镜${unit}报｜${span}：BTC ${way(bitcoin.change)} ${size(bitcoin.change)}，${best.coin.symbol} 领涨，${beating} 个币种跑赢比特币`,
    content:
      p(
        `${span}，币镜跟踪的 ${all.length} 个主流币种 ${rising} 涨 ${all.length - rising} 跌，合计成交额 ${worth(turnover)}，较上${unit}${way(turnover - turnoverBefore) === '涨' ? '增' : '减'} ${size((turnover / turnoverBefore - 1) * 100)}。`,
      ) +
      h2('比特币与以太坊') +
      p(pathOf(bitcoin, unit)) +
      p(pathOf(ether, unit)) +
      p(
        `以太坊相对比特币的强弱（两者涨跌幅之差）为 ${signed(ether.change - bitcoin.change)}，${ether.change > bitcoin.change ? '以太坊' : '比特币'}相对占优。`,
      ) +
      h2(`${unit}度涨幅居前`) +
      rankingOf(sorted.slice(0, SHOWN)) +
      h2(`${unit}度跌幅居前`) +
      rankingOf(sorted.slice(-SHOWN).toReversed()) +
      h2('合约市场') +
      p(fundingOf(marketData, day, count)) +
      h2('宽度') +
      p(
        `${formatCount(beating)} 个币种的表现好于比特币，占样本的 ${size((beating / all.length) * 100)}；等权平均涨跌幅 ${signed(meanOf(all.map(({ change }) => change)))}。当等权平均低于比特币时，通常意味着资金更集中于头部。`,
      ) +
      h2('说明') +
      p(
        '样本为 2026 年初市值居前、不锚定法币或黄金的 80 个币种；统计以北京时间 0 点为界。本文为数据整理，不构成投资建议。',
      ),
  };
}

function rankingOf(stretches: readonly Stretch[]): string {
  return list(stretches.map((one) => `${state(one)}，成交额 ${worth(one.turnover)}`));
}

function pathOf({ coin, days, open, close, change }: Stretch, unit: string): string {
  const strongest = days.toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))[0];
  const tail = strongest
    ? `单日波动最大的是 ${dayName(strongest.time)}（${signed(changeOf(strongest))}）。`
    : '';
  return `${coin.nameZh || coin.nameEn}本${unit}由 ${usd(open)} 变动至 ${usd(close)}，${way(change)} ${size(change)}，区间 ${usd(lowOf(days))} 至 ${usd(highOf(days))}，日均波动 ${size(usualOf(days.map(changeOf)))}。${tail}`;
}

/** Mean of the settled rates on three exchanges. */
function fundingOf({ moveUntil }: MarketData, day: number, count: number): string {
  const rates = ['binance', 'okx', 'bybit'].flatMap((venue) =>
    fundingHistory(moveUntil, venue, 'bitcoin', day - count * DAY, day - 1).map(({ rate }) => rate),
  );
  const negative = rates.filter((rate) => rate < 0).length;
  const mean = meanOf(rates);
  return `币安、欧易与 Bybit 的比特币永续合约共结算 ${rates.length} 次资金费率，均值 ${mean.toFixed(4)}%，其中 ${negative} 次为负；${mean >= 0 ? '整体由多头向空头支付' : '整体由空头向多头支付'}。`;
}
