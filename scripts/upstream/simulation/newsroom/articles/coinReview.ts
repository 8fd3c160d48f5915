import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import {
  between,
  changeOf,
  highOf,
  lowOf,
  meanOf,
  turnoverOf,
  usualOf,
} from '../../../catalogue/content/news/figures.ts';
import {
  dayIndex,
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
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

const SPAN = 180;
/** The large coins take turns, one every other day. */
const EVERY = 2;

/** One coin's last half year: price, volatility, volume. */
export const coinReview: Reporter = async (day, marketData): Promise<Draft[]> => {
  if (dayIndex(day) % EVERY !== 0) return [];
  const coins = leadersAt(day - SPAN * DAY);
  const coin = coins[Math.floor(dayIndex(day) / EVERY) % Math.max(1, coins.length)];
  if (!coin) return [];
  const days = await marketData.days(coin.code, day, SPAN);
  const bitcoin = await marketData.days('bitcoin', day, SPAN);
  const last = days.at(-1);
  if (!last || days.length < SPAN || bitcoin.length < SPAN) return [];
  const mean = (count: number) => meanOf(days.slice(-count).map(({ close }) => close));
  const back = (count: number) => between(days.at(-count)?.open ?? last.open, last.close);
  const usual = (count: number) => usualOf(days.slice(-count).map(changeOf));
  const against = between(bitcoin[0]?.open ?? 1, bitcoin.at(-1)?.close ?? 1);
  const key = `review-${coin.code}-${day}`;
  const position = (count: number) => {
    const gap = between(mean(count), last.close);
    return `${count} 日均价 ${usd(mean(count))}，现价${gap >= 0 ? '高' : '低'} ${size(gap)}`;
  };
  const above = [20, 60, 120].filter((count) => last.close >= mean(count)).length;
  const standing =
    ['同时低于 20、60、120 日均价', '高于其中一条均价', '高于其中两条均价', '同时高于 20、60、120 日均价'][
      above
    ] ?? '';
  const volatility = usual(30) / usual(SPAN);
  const calm = volatility > 1.15 ? '高于' : volatility < 0.87 ? '低于' : '接近';
  return [
    {
      hour: day + 16 * HOUR,
      quotedAt: day,
      minute: 30,
      key,
      section: 'analysis',
      desk: 'data',
      source: '币镜行情',
      coins: coin.code === 'bitcoin' ? ['bitcoin'] : [coin.code, 'bitcoin'],
      title: phrase(key, [
        `${coin.symbol} 半年数据体检：近 30 日${way(back(30))} ${size(back(30))}，波动${calm}常态`,
        `读懂 ${nameOf(coin)}的位置：均价、区间与成交`,
        `${coin.symbol} 数据档案｜收盘 ${usd(last.close)}，${standing}`,
      ]),
      content: contentOf({ coin, days, last, against, calm, back, usual, position }),
    },
  ];
};

/** A coin's half year in figures; `back`, `usual` and `position` of its last days. */
interface HalfYear {
  readonly coin: CatalogueCoin;
  readonly days: readonly Candle[];
  readonly last: Candle;
  /** Bitcoin's change, %. */
  readonly against: number;
  /** Its volatility against its own usual one. */
  readonly calm: string;
  back(count: number): number;
  usual(count: number): number;
  position(count: number): string;
}

function contentOf({ coin, days, last, against, calm, back, usual, position }: HalfYear): string {
  const up = days.slice(-30).filter((one) => changeOf(one) > 0).length;
  return (
    p(
      `${nameOf(coin)}昨日收于 ${usd(last.close)}。本文只用收盘价、区间与成交额描述它现在处于什么位置，不作方向判断。`,
    ) +
    h2('涨跌') +
    list([
      `近 7 日 ${signed(back(7))}`,
      `近 30 日 ${signed(back(30))}，其中 ${up} 天收涨、${30 - up} 天收跌`,
      `近 90 日 ${signed(back(90))}`,
      `近 180 日 ${signed(back(SPAN))}${coin.code === 'bitcoin' ? '' : `，同期比特币 ${signed(against)}`}`,
    ]) +
    h2('位置') +
    list([20, 60, 120].map(position)) +
    p(
      `180 日内最高 ${usd(highOf(days))}，最低 ${usd(lowOf(days))}；现价较区间高点${way(between(highOf(days), last.close))} ${size(between(highOf(days), last.close))}，较低点高 ${size(between(lowOf(days), last.close))}。`,
    ) +
    h2('波动') +
    p(
      `近 30 日的日均波动为 ${size(usual(30))}，180 日为 ${size(usual(SPAN))}，近期波动${calm}半年常态。`,
      `折成年化约 ${size(usual(30) * Math.sqrt(365))}。`,
    ) +
    h2('成交') +
    p(
      `近 7 日日均成交额 ${worth(turnoverOf(days.slice(-7)) / 7)}，近 30 日日均 ${worth(turnoverOf(days.slice(-30)) / 30)}。`,
      '成交额上升说明分歧或参与者增多，本身不区分买卖方向。',
    ) +
    h2('名词') +
    p('日均波动指每日涨跌幅的均方根；均价指对应天数收盘价的算术平均。两者都是回看指标，随新的收盘价更新。')
  );
}
