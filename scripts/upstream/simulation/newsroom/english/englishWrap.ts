import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
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
import { state, stretchesBefore } from '../articles/closings.ts';
import type { Draft, Reporter } from '../item.ts';
import { englishDay, englishWorth, moved } from './words.ts';

const SHOWN = 4;

/** The day before in English, every morning: the figures of the Chinese morning report in brief. */
export const englishWrap: Reporter = async (day, marketData): Promise<Draft[]> => {
  const all = await stretchesBefore(marketData, day, 1);
  const [bitcoin, ether] = all;
  if (!bitcoin || !ether) return [];
  const rising = all.filter(({ change }) => change > 0).length;
  const sorted = byChange(all);
  const [best, worst] = [sorted.slice(0, SHOWN), sorted.slice(-SHOWN).toReversed()];
  const traded = all.reduce((sum, { turnover }) => sum + turnover, 0);
  const [date, zhDate] = [englishDay(day - DAY), dayName(day - DAY)];
  return [
    {
      hour: day + 9 * HOUR,
      quotedAt: day,
      key: `wrap-${day}`,
      section: 'analysis',
      desk: 'english',
      source: '币镜行情',
      coins: [bitcoin.coin.code, ether.coin.code],
      title: `Daily wrap, ${date}: BTC ${moved(bitcoin.change)}, ${rising} of ${all.length} majors higher`,
      content:
        p(
          `Of the ${all.length} major coins that CoinMirror follows, ${rising} rose and ${all.length - rising} fell on ${date}. `,
          `Spot turnover came to ${englishWorth(traded)}. Days are cut at midnight in Beijing.`,
        ) +
        h2('Majors') +
        p(english(bitcoin)) +
        p(english(ether)) +
        h2('Leaders and laggards') +
        list(best.map(line)) +
        p(`Weakest: ${worst.map(line).join('; ')}.`),
      translation: {
        title: `每日小结，${zhDate}：BTC ${way(bitcoin.change)} ${size(bitcoin.change)}，${all.length} 个主流币中 ${rising} 个上涨`,
        content:
          p(
            `币镜跟踪的 ${all.length} 个主流币种中，${zhDate}有 ${rising} 个上涨、${all.length - rising} 个下跌。`,
            `现货成交额合计 ${worth(traded)}。以北京时间 0 点为界。`,
          ) +
          h2('主流币') +
          p(chinese(bitcoin)) +
          p(chinese(ether)) +
          h2('领涨与领跌') +
          list(best.map(state)) +
          p(`跌幅居前：${worst.map(state).join('；')}。`),
      },
    },
  ];
};

const line = ({ coin, close, change }: Stretch) => `${coin.symbol} at ${usd(close)} (${signed(change)})`;

function english({ coin, open, close, change, turnover }: Stretch): string {
  return `${coin.nameEn} opened at ${usd(open)} and closed at ${usd(close)}, ${moved(change)} on the day, with ${englishWorth(turnover)} traded.`;
}

function chinese({ coin, open, close, change, turnover }: Stretch): string {
  return `${coin.nameZh || coin.nameEn}开于 ${usd(open)}，收于 ${usd(close)}，日内${way(change)} ${size(change)}，成交额 ${worth(turnover)}。`;
}
