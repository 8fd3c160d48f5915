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
import { clock, p, signed, size, usd, way, worth } from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { Candle } from '../../../ports/candles.ts';
import { chance } from '../../random/chance.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';
import { crossedLevel } from './levels.ts';

/** A round price without trailing zeros: `$95,000`, `$0.38`. */
const round = (level: number): string => `$${level >= 1 ? level.toLocaleString('en-US') : level}`;

const WEEK_HOURS = 168;
const DAY_HOURS = 24;
/** Minimum reported move: a multiple of the coin's usual hour, and a percentage. */
const STRONG = 2.4;
const LEAST_MOVE = 1.2;
/** Move from which an item is important, %. */
const IMPORTANT_MOVE = 3;
/** Minimum reported volume of an hour, as a multiple of the previous day's mean. */
const BUSY = 2.6;
/** Minimum hours between two reports of a new high. */
const QUIET_HOURS = 12;
/** Minimum hours between two round prices of a coin, but for those that every reader follows. */
const QUIET_LEVELS = 6;
const FOLLOWED: ReadonlySet<string> = new Set(['bitcoin', 'ethereum']);
/** Turnover of a busy hour from which it is news, USD. */
const LEAST_TURNOVER = 1e7;
/** Minutes after the hour within which it is reported. */
const PROMPT = 5;

/** One coin at the close of an hour: that hour last, after the week before it. */
interface Moment {
  readonly coin: CatalogueCoin;
  readonly hour: number;
  readonly last: Candle;
  readonly day: readonly Candle[];
  readonly week: readonly Candle[];
}

/** Intraday events of the largest coins, reported in the hour after. */
export const intraday: Reporter = async (day, marketData) => {
  const drafts: Draft[] = [];
  for (const coin of leadersAt(day)) {
    const hours = await marketData.hours(coin.code, day + DAY, WEEK_HOURS + DAY_HOURS);
    let quietUntil = day;
    for (const [index, last] of hours.entries()) {
      const hour = last.time + HOUR;
      if (hour < day || hour >= day + DAY || index < DAY_HOURS) continue;
      const week = hours.slice(Math.max(0, index - WEEK_HOURS), index);
      const moment = { coin, hour, last, week, day: week.slice(-DAY_HOURS) };
      const level = hour >= quietUntil ? crossing(moment) : null;
      if (level !== null && !FOLLOWED.has(coin.code)) quietUntil = hour + QUIET_LEVELS * HOUR;
      const draft = level ?? otherDraft(moment);
      if (draft) drafts.push(draft);
    }
  }
  return drafts;
};

/** The most notable event of an hour besides a round price, if any. */
function otherDraft(moment: Moment): Draft | null {
  return move(moment) ?? newExtreme(moment) ?? busyHour(moment);
}

function draftOf(
  { coin, hour }: Moment,
  kind: string,
  words: Pick<Draft, 'title' | 'content' | 'important'>,
) {
  const base = { section: 'flash', desk: 'market', source: '币镜行情', coins: [coin.code] } as const;
  const key = `${kind}-${coin.code}-${hour}`;
  return { hour, key, minute: 1 + Math.floor(chance(key) * PROMPT), ...base, ...words };
}

/** `24 小时` figures that close most of these items. */
function dayLine({ last, day }: Moment): string {
  const first = day[0] ?? last;
  const change = between(first.open, last.close);
  return `近 24 小时${way(change)}幅 ${size(change)}，最高 ${usd(Math.max(highOf(day), last.high))}，最低 ${usd(Math.min(lowOf(day), last.low))}。`;
}

function crossing(moment: Moment): Draft | null {
  const { coin, hour, last, day } = moment;
  const level = crossedLevel(last.open, last.close);
  if (level === null || day.slice(1).some(({ high, low }) => low <= level && level <= high)) return null;
  const rises = last.close > level;
  const key = `level-${coin.code}-${hour}`;
  const verb = rises ? phrase(key, ['升破', '突破', '站上']) : phrase(key, ['跌破', '失守', '跌穿']);
  const change = changeOf(last);
  return draftOf(moment, 'level', {
    title: `${coin.symbol} ${verb} ${round(level)}，${clock(hour)} 报 ${usd(last.close)}`,
    content: p(
      `币镜行情显示，${nameOf(coin)}在 ${clock(last.time)} 至 ${clock(hour)} 之间${verb} ${round(level)}，${clock(hour)} 报 ${usd(last.close)}，1 小时${way(change)}幅 ${size(change)}。`,
      phrase(`${key}b`, [`此前 24 小时内价格未曾触及这一价位。`, `这是 24 小时内首次触及该整数价位。`]),
      dayLine(moment),
    ),
    important: coin.code === 'bitcoin' || coin.code === 'ethereum',
  });
}

function move(moment: Moment): Draft | null {
  const { coin, hour, last, day } = moment;
  const change = changeOf(last);
  if (Math.abs(change) < LEAST_MOVE || Math.abs(change) < STRONG * usualOf(day.map(changeOf))) return null;
  const key = `move-${coin.code}-${hour}`;
  const rises = change > 0;
  const times = last.turnover / Math.max(1, meanOf(day.map(({ turnover }) => turnover)));
  return draftOf(moment, 'move', {
    title: phrase(key, [
      `${coin.symbol} 1 小时${way(change)} ${size(change)}，${clock(hour)} 报 ${usd(last.close)}`,
      `${coin.symbol} 短时${rises ? '拉升' : '下挫'} ${size(change)}，${clock(hour)} 报 ${usd(last.close)}`,
      `${nameOf(coin)}${rises ? '快速走高' : '快速走低'}，1 小时${way(change)}幅 ${size(change)}`,
    ]),
    content: p(
      `${clock(last.time)} 至 ${clock(hour)}，${nameOf(coin)}由 ${usd(last.open)} ${rises ? '升' : '跌'}至 ${usd(last.close)}，1 小时${way(change)}幅 ${size(change)}，期间最高 ${usd(last.high)}，最低 ${usd(last.low)}。`,
      `该小时成交额 ${worth(last.turnover)}，为此前 24 小时均值的 ${times.toFixed(2)} 倍。`,
      dayLine(moment),
    ),
    important: Math.abs(change) >= IMPORTANT_MOVE,
  });
}

function newExtreme(moment: Moment): Draft | null {
  const { coin, hour, last, week } = moment;
  if (week.length < WEEK_HOURS) return null;
  const recent = week.slice(-QUIET_HOURS);
  if (last.high <= highOf(recent) && last.low >= lowOf(recent)) return null;
  const older = week.slice(0, -QUIET_HOURS);
  const isHigh = last.high > highOf(older) && highOf(recent) <= highOf(older);
  const isLow = last.low < lowOf(older) && lowOf(recent) >= lowOf(older);
  if (!isHigh && !isLow) return null;
  const key = `week-${coin.code}-${hour}`;
  const change = between(week[0]?.open ?? last.open, last.close);
  const price = isHigh ? last.high : last.low;
  const name = isHigh ? '高' : '低';
  return draftOf(moment, 'week', {
    title: phrase(key, [
      `${coin.symbol} 触及 ${usd(price)}，刷新近 7 日新${name}，${clock(hour)} 报 ${usd(last.close)}`,
      `${coin.symbol} 创近 7 日新${name}，${clock(hour)} 报 ${usd(last.close)}`,
    ]),
    content: p(
      `币镜行情显示，${nameOf(coin)}在 ${clock(last.time)} 至 ${clock(hour)} 之间最${name}触及 ${usd(price)}，为近 7 日的新${name}点，${clock(hour)} 报 ${usd(last.close)}。`,
      `与 7 日前相比，价格${way(change)} ${size(change)}；7 日累计成交额 ${worth(turnoverOf(week))}。`,
    ),
  });
}

function busyHour(moment: Moment): Draft | null {
  const { coin, hour, last, day } = moment;
  const usual = meanOf(day.map(({ turnover }) => turnover));
  const times = last.turnover / Math.max(1, usual);
  if (times < BUSY || last.turnover < LEAST_TURNOVER) return null;
  const change = changeOf(last);
  const key = `busy-${coin.code}-${hour}`;
  return draftOf(moment, 'busy', {
    title: phrase(key, [
      `${coin.symbol} 1 小时成交 ${worth(last.turnover)}，为均值的 ${times.toFixed(1)} 倍`,
      `${coin.symbol} 成交放量，1 小时成交额升至 ${worth(last.turnover)}`,
    ]),
    content: p(
      `${clock(last.time)} 至 ${clock(hour)}，${nameOf(coin)}成交额 ${worth(last.turnover)}，此前 24 小时的每小时均值为 ${worth(usual)}。`,
      `同一小时价格变动 ${signed(change)}，${clock(hour)} 报 ${usd(last.close)}。`,
      dayLine(moment),
    ),
  });
}
