import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { changeOf, meanOf } from '../../../catalogue/content/news/figures.ts';
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
  worth,
} from '../../../catalogue/content/news/wording.ts';
import type { Draft, Reporter } from '../item.ts';
import { state, stretchesBefore } from './closings.ts';

const SHOWN = 5;

/** 币镜早报: the day before in figures, every morning. */
export const morning: Reporter = async (day, marketData): Promise<Draft[]> => {
  const all = await stretchesBefore(marketData, day, 1);
  const week = new Map((await stretchesBefore(marketData, day, 8)).map((one) => [one.coin.code, one]));
  const [bitcoin, ether] = all;
  if (!bitcoin || !ether) return [];
  const sorted = byChange(all);
  const rising = all.filter(({ change }) => change > 0).length;
  const busiest = all
    .flatMap((one) => {
      const before = week.get(one.coin.code)?.days.slice(0, -1) ?? [];
      return before.length ? [{ one, times: one.turnover / meanOf(before.map((d) => d.turnover)) }] : [];
    })
    .toSorted((a, b) => b.times - a.times)
    .slice(0, SHOWN);
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (!best || !worst) return [];
  const yesterday = dayName(day - DAY);
  return [
    {
      hour: day + 8 * HOUR,
      quotedAt: day,
      minute: 30,
      key: `morning-${day}`,
      section: 'analysis',
      desk: 'market',
      source: '币镜行情',
      headline: true,
      coins: [bitcoin.coin.code, ether.coin.code, best.coin.code, worst.coin.code],
      title: `币镜早报｜${yesterday}：BTC ${way(bitcoin.change)} ${size(bitcoin.change)}，主流币 ${rising} 涨 ${all.length - rising} 跌`,
      content:
        p(
          `${yesterday}，币镜跟踪的 ${all.length} 个主流币种中 ${rising} 个上涨、${all.length - rising} 个下跌，合计成交额 ${worth(all.reduce((sum, one) => sum + one.turnover, 0))}。以下数据以北京时间 0 点为界。`,
        ) +
        h2('大盘') +
        p(lineOf(bitcoin), lineOf(ether)) +
        p(breadth(all, rising)) +
        h2('涨跌居前') +
        list(sorted.slice(0, SHOWN).map((one) => `${state(one)}，成交额 ${worth(one.turnover)}`)) +
        p(`跌幅居前：${sorted.slice(-SHOWN).toReversed().map(state).join('；')}。`) +
        h2('成交变化') +
        list(
          busiest.map(
            ({ one, times }) =>
              `${one.coin.symbol} 成交额 ${worth(one.turnover)}，为前 7 日均值的 ${times.toFixed(2)} 倍，价格变动 ${signed(one.change)}`,
          ),
        ) +
        h2('口径说明') +
        p(
          '涨跌幅为日收盘价相对日开盘价的变动；成交额为全市场现货成交额的汇总。排名按 2026 年初的流通市值选取，稳定币与锚定资产不计入。',
        ),
    },
  ];
};

function lineOf({ coin, days, open, close, change, turnover }: Stretch): string {
  const [day] = days;
  if (!day) return '';
  return `${coin.nameZh || coin.nameEn}开于 ${usd(open)}，收于 ${usd(close)}，${way(change)} ${size(change)}，最高 ${usd(day.high)}，最低 ${usd(day.low)}，振幅 ${size((day.high / day.low - 1) * 100)}，成交额 ${worth(turnover)}。`;
}

function breadth(all: readonly Stretch[], rising: number): string {
  const mean = meanOf(all.map(({ days }) => (days[0] ? changeOf(days[0]) : 0)));
  const share = (rising / all.length) * 100;
  const words = share >= 70 ? '上涨较为普遍' : share <= 30 ? '下跌较为普遍' : '涨跌互现，分化大于同向';
  return `全部样本的等权平均涨跌幅为 ${signed(mean)}，上涨占比 ${size(share)}，${words}。`;
}
