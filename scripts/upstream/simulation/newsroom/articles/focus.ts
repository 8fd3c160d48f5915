import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import {
  changeOf,
  highOf,
  lowOf,
  meanOf,
  type Prices,
  usualOf,
} from '../../../catalogue/content/news/figures.ts';
import { type Stretch, stretchOf } from '../../../catalogue/content/news/stretch.ts';
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
import { nameOf } from '../../../catalogue/names.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, MarketData, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';
import { state, stretchesBefore } from './closings.ts';

const HISTORY = 90;
/** Move from which a coin deserves an article, as a multiple of its usual day. */
const STRONG = 1.5;

interface Found {
  readonly stretch: Stretch;
  /** Its move as a multiple of its usual day. */
  readonly weight: number;
}

/** The most unusual large coin of the day before: what happened, how rare it is, what moved with it. */
export const focus: Reporter = async (day, marketData): Promise<Draft[]> => {
  const found = await mostUnusual(day, marketData);
  const hourly = found && (await marketData.hours(found.stretch.coin.code, day, 24));
  if (!found || !hourly) return [];
  const { coin, days } = found.stretch;
  const last = days.at(-1);
  if (!last) return [];
  const change = changeOf(last);
  const before = days.slice(0, -1);
  const rarer = before.filter((one) => Math.abs(changeOf(one)) >= Math.abs(change)).length;
  const strongest = hourly.toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))[0];
  const others = (await stretchesBefore(marketData, day, 1)).filter((one) => one.coin.code !== coin.code);
  const together = others.filter((one) => one.change > 0 === change > 0).length;
  const usualTurnover = meanOf(before.slice(-7).map(({ turnover }) => turnover));
  const key = `focus-${coin.code}-${day}`;
  const name = dayName(last.time);
  const rises = change > 0;
  return [
    {
      hour: day + 11 * HOUR,
      quotedAt: day,
      key,
      section: 'analysis',
      desk: 'data',
      source: '币镜行情',
      headline: true,
      important: found.weight >= 2.6,
      coins: [coin.code, ...others.slice(0, 3).map((one) => one.coin.code)],
      title: phrase(key, [
        `${nameOf(coin)}${name}${way(change)} ${size(change)}：用数据还原这一天`,
        `${coin.symbol} 单日${way(change)} ${size(change)}，近 ${HISTORY} 日中有多罕见`,
        `${name}复盘：${coin.symbol} ${rises ? '上行' : '下行'} ${size(change)}，成交与联动情况`,
      ]),
      content:
        p(
          `${name}，${nameOf(coin)}由 ${usd(last.open)} ${rises ? '升' : '跌'}至 ${usd(last.close)}，单日${way(change)}幅 ${size(change)}，是该币种近 ${HISTORY} 日日均波动的 ${found.weight.toFixed(1)} 倍，为当日主流币中波动最突出的一个。`,
        ) +
        h2('这一天发生了什么') +
        courseOf(last, strongest) +
        p(
          `成交额 ${worth(last.turnover)}，前 7 日均值为 ${worth(usualTurnover)}，比值 ${(last.turnover / usualTurnover).toFixed(2)}。`,
        ) +
        h2('放在历史中看') +
        p(
          rarer === 0
            ? `此前 ${before.length} 天里没有出现过更大的单日波动。`
            : `此前 ${before.length} 天里，单日波动不小于 ${size(change)} 的共有 ${rarer} 天，约每 ${Math.round(before.length / rarer)} 天一次。`,
          `同期价格最高 ${usd(highOf(before))}，最低 ${usd(lowOf(before))}，当日收盘位于这一区间的 ${size(placeIn(last.close, lowOf(before), highOf(before)))} 处。`,
        ) +
        h2('其他币种是否同步') +
        p(`同日另外 ${others.length} 个主流币种中，${together} 个与其同向。主要币种的表现如下：`) +
        list(others.slice(0, 6).map(state)) +
        h2('怎么读这些数字') +
        p(
          '单日波动的倍数以过去 90 日涨跌幅的均方根为单位，约等于“平常的一天”。它衡量的是幅度，不说明原因，也不预示之后的方向。',
        ),
    },
  ];
};

/** The leader that moved the most on the day before, relative to its usual day; null if none did so strongly. */
async function mostUnusual(day: number, marketData: MarketData): Promise<Found | null> {
  let found: Found | null = null;
  for (const coin of leadersAt(day - HISTORY * DAY)) {
    const stretch = stretchOf(coin, await marketData.days(coin.code, day, HISTORY), HISTORY);
    const last = stretch?.days.at(-1);
    if (!stretch || !last) continue;
    const weight = Math.abs(changeOf(last)) / usualOf(stretch.days.slice(0, -1).map(changeOf));
    if (weight >= STRONG && weight > (found?.weight ?? 0)) found = { stretch, weight };
  }
  return found;
}

function courseOf(last: Prices, strongest: Prices | undefined): string {
  return p(
    strongest
      ? `波动最集中的一小时始于 ${hourOf(strongest.time)}，价格由 ${usd(strongest.open)} 变为 ${usd(strongest.close)}（${signed(changeOf(strongest))}），成交额 ${worth(strongest.turnover)}，占全天的 ${size((strongest.turnover / last.turnover) * 100)}。`
      : '',
    `全天最高 ${usd(last.high)}，最低 ${usd(last.low)}，振幅 ${size((last.high / last.low - 1) * 100)}。`,
  );
}

function placeIn(value: number, low: number, high: number): number {
  return high > low ? ((value - low) / (high - low)) * 100 : 50;
}

function hourOf(time: number): string {
  return `${new Date(time + 8 * HOUR).getUTCHours()} 时`;
}
