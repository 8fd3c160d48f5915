import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { changeOf, highOf, lowOf, meanOf, usualOf } from '../../../catalogue/content/news/figures.ts';
import { dayName, p, size, usd, way, worth } from '../../../catalogue/content/news/wording.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { Candle } from '../../../ports/candles.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

const MONTH = 30;
const WEEK = 7;
/** Number of closings reported per day, spread over the hours after midnight. */
const MENTIONED = 9;
const HOURS = 8;

interface Closing {
  readonly coin: CatalogueCoin;
  readonly last: Candle;
  readonly before: readonly Candle[];
  readonly change: number;
  /** The change as a multiple of a usual day. */
  readonly weight: number;
}

/** Closes of the coins that moved most the day before: changes, highs and lows of 30 days, volume. */
export const dayClose: Reporter = async (day, marketData) => {
  const closings: Closing[] = [];
  for (const coin of followedAt(day - DAY)) {
    const days = await marketData.days(coin.code, day, MONTH + 1);
    const last = days.at(-1);
    if (!last || last.time !== day - DAY || days.length < WEEK) continue;
    const before = days.slice(0, -1);
    const change = changeOf(last);
    closings.push({ coin, last, before, change, weight: Math.abs(change) / usualOf(before.map(changeOf)) });
  }
  return closings
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MENTIONED)
    .map((closing, at) => toDraft(closing, day, day + (at % HOURS) * HOUR));
};

function toDraft(closing: Closing, quotedAt: number, hour: number): Draft {
  const { coin, last, before, change } = closing;
  const key = `close-${coin.code}-${last.time}`;
  const usual = meanOf(before.slice(-WEEK).map(({ turnover }) => turnover));
  const times = last.turnover / Math.max(1, usual);
  return {
    hour,
    quotedAt,
    key,
    section: 'flash',
    desk: 'data',
    source: '币镜行情',
    coins: [coin.code],
    title: titleOf(closing, key),
    content: p(
      `${dayName(last.time)}，${nameOf(coin)}开于 ${usd(last.open)}，收于 ${usd(last.close)}，日内${way(change)} ${size(change)}，最高 ${usd(last.high)}，最低 ${usd(last.low)}（北京时间 0 点为界）。`,
      phrase(`${key}t`, [
        `全天成交额 ${worth(last.turnover)}，前 7 日均值为 ${worth(usual)}，约为其 ${times.toFixed(2)} 倍。`,
        `成交额 ${worth(last.turnover)}，是前 7 日均值的 ${times.toFixed(2)} 倍。`,
      ]),
      rangeOf(closing),
    ),
  };
}

/** The range before that day: a high or low of thirty days is one because it lies outside. */
function rangeOf({ last, before }: Closing): string {
  const [low, high] = [lowOf(before), highOf(before)];
  const passed = last.low < low ? '，当日已跌破下沿' : last.high > high ? '，当日已升破上沿' : '';
  return `此前 ${before.length} 日（不含当日）的价格区间为 ${usd(low)} 至 ${usd(high)}${passed}。`;
}

function titleOf({ coin, last, before, change, weight }: Closing, key: string): string {
  const moved = `${way(change)} ${size(change)}`;
  if (before.length >= MONTH && last.high > highOf(before)) {
    return phrase(key, [
      `${coin.symbol} 日内最高 ${usd(last.high)}，为近 30 日新高，收于 ${usd(last.close)}`,
      `${coin.symbol} 刷新 30 日高点，昨日收${moved}`,
    ]);
  }
  if (before.length >= MONTH && last.low < lowOf(before)) {
    return phrase(key, [
      `${coin.symbol} 日内最低 ${usd(last.low)}，为近 30 日新低，收于 ${usd(last.close)}`,
      `${coin.symbol} 刷新 30 日低点，昨日收${moved}`,
    ]);
  }
  return phrase(key, [
    `${coin.symbol} 昨日${moved}，收于 ${usd(last.close)}`,
    `${coin.symbol} 日线收${moved}，振幅 ${size((last.high / last.low - 1) * 100)}`,
    `${coin.symbol} 昨日收${moved}，幅度为近月日均波动的 ${weight.toFixed(1)} 倍`,
  ]);
}
