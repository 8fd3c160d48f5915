import type { CoinMove, Happening, HappeningKind } from '../contract/coin/move.ts';
import { formatAmount } from '../format/amount.ts';
import { excerpt } from '../format/excerpt.ts';
import { joinSpaced } from '../format/joinSpaced.ts';
import { directionOf, formatFundingRate, formatPercent } from '../format/percent.ts';
import { formatMinute, formatMonthDay } from '../format/time.ts';
import { type Split, type SplitPart, splitOf } from '../mirror/split.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { largerSide } from './largerSide.ts';
import {
  clause,
  type Figure,
  join,
  plain,
  type Sentence,
  say,
  share,
  term,
  textOf,
  usd,
} from './sentence.ts';

/** Characters of a headline in a sentence. */
const SHOWN = 22;
/** A change under this, %, is no move that asks for a cause. */
const SMALL = 1;
/** Liquidations above so much of 30 days, %, are unusual. */
const UNUSUAL = 90;
/** Reads 100%. */
const MOST = 99.5;

const ORDER = ['market', 'sector', 'own'];

/** What may be the reason first; prices are none. */
const BY_WEIGHT: readonly HappeningKind[] = ['unlock', 'listing', 'event', 'news', 'notice'];

/** The parts of a change in the order in which they are drawn and said; empty where it is not split. */
export function moveParts({ split, sector }: CoinMove): readonly SplitPart[] {
  if (split === null) return [];
  const ofSector = split.sector === null || sector === null ? [] : [{ key: 'sector', name: sector.name }];
  return [
    { key: 'market', name: '大盘', value: split.market },
    ...ofSector.map((part) => ({ ...part, value: split.sector })),
    { key: 'own', name: '自身', value: split.own },
  ];
}

/** The same to the digit shown, adding up to the change; null where it is not split. */
export function moveSplit(move: CoinMove): Split | null {
  return splitOf(move.change24h, moveParts(move));
}

/**
 * A coin's day: how much it moved (left out where that stands beside it and more can be said of it), how much of it came with
 * the market and its sector, what happened; null without a change.
 */
export function coinMoveSentence(move: CoinMove, { withDay = true } = {}): Sentence | null {
  const { change24h } = move;
  if (change24h === null) return null;
  const said = move.unsplit === 'market' ? forcedClause(move) : partsClause(move);
  return join([
    clause([withDay || said === null ? dayClause(move, change24h) : null, said], '，'),
    move.unsplit === 'market' ? fundingClause(move) : null,
    move.unsplit === 'market' ? null : whyClause(move, change24h),
  ]);
}

/** The same in one line with each part, for a list: `ADA −8.20%：大盘 −3.10，公链 −2.40，自身 −2.70；…`. */
export function coinMoveLine(move: CoinMove): Sentence | null {
  const { change24h, symbol } = move;
  if (change24h === null) return null;
  const whole = say`${symbol} ${figureOf(move, formatPercent(change24h), change24h)}`;
  const parts = moveSplit(move);
  const said =
    parts &&
    clause(
      inOrder(parts).map((bar) => say`${bar.name} ${points(bar.value)}`),
      '，',
    );
  const ofMarket = move.unsplit === 'market';
  return join([
    said
      ? say`${whole}：${said}`
      : clause([whole, ofMarket ? forcedClause(move) : missingClause(move)], '，'),
    ofMarket ? fundingClause(move) : whyClause(move, change24h),
  ]);
}

/** As they are said: the market, the sector, its own. */
function inOrder({ bars }: Split): Split['bars'] {
  return ORDER.flatMap((key) => bars.filter((bar) => bar.key === key));
}

/** `24 小时跌 15.42%`. */
function dayClause(move: CoinMove, change: number): Sentence {
  const direction = directionOf(change);
  if (direction === 'flat') return say`24 小时 ${figureOf(move, formatPercent(change), change)}`;
  const size = figureOf(move, formatPercent(Math.abs(change)).replace('+', ''), change);
  return say`24 小时${direction === 'up' ? '涨' : '跌'} ${size}`;
}

/** `大盘与公链 −15.88，自身 +0.46`: what others have as well, and what is left. */
function partsClause(move: CoinMove): Sentence | null {
  const parts = moveSplit(move);
  if (parts === null) return missingClause(move);
  const partOf = (key: string) => parts.bars.find((bar) => bar.key === key)?.value ?? 0;
  const names = move.sector === null ? '大盘' : joinSpaced('大盘与', move.sector.name);
  const common = rounded(partOf('market') + partOf('sector'));
  return say`${names} ${points(common)}，自身 ${points(partOf('own'))}`;
}

/** Why it is not split, where a reader would look for it. */
function missingClause({ unsplit, days }: CoinMove): Sentence | null {
  if (unsplit === 'young') return say`日线 ${plain(String(days), term('move-split'))} 天，不足 30 天，不拆分`;
  return unsplit === 'unknown' ? say`日线未知，${plain('不拆分', term('move-split'))}` : null;
}

/** `爆仓 $3.4亿，多单占 72%`. */
function forcedClause({ liquidations }: CoinMove): Sentence | null {
  if (liquidations === null) return null;
  const { long, short } = liquidations;
  if (long + short <= 0) return null;
  return say`爆仓 ${usd(long + short, forced())}，${largerSide(long, long + short)}`;
}

function fundingClause({ funding }: CoinMove): Sentence | null {
  return funding === null ? null : say`资金费率 ${plain(formatFundingRate(funding), term('funding-rate'))}`;
}

/**
 * What happened in the same hours: the first that may be a reason, else unusual liquidations, else that nothing was read of
 * it. Says nothing where no news are read.
 */
function whyClause(move: CoinMove, change: number): Sentence | null {
  const [reason] = happeningsByWeight(move);
  if (reason) return say`${timeOf(reason)} ${plain(wordsOf(reason, SHOWN), linkOfHappening(move, reason))}`;
  const { liquidations, news, split } = move;
  if (liquidations?.percentile != null && liquidations.percentile >= UNUSUAL)
    return unusualClause(liquidations);
  if (news === null) return null;
  const feed = linkTo('coinFeed', { coinCode: move.code });
  if (news.named > 0) {
    return news.named > news.prices ? null : say`提到它的 ${plain(String(news.named), feed)} 条消息只报行情`;
  }
  const isOwn = split === null || Math.abs(split.own) * 2 >= Math.abs(change);
  return Math.abs(change) >= SMALL && isOwn
    ? say`原因${plain('未见公开消息', feed)}`
    : say`个币消息${plain('未见', feed)}`;
}

/** Whether a day's liquidations are above most days of a month. */
export function isUnusual(
  liquidations: CoinMove['liquidations'],
): liquidations is NonNullable<CoinMove['liquidations']> {
  return liquidations?.percentile != null && liquidations.percentile >= UNUSUAL;
}

/** `爆仓 $1,000万，高于 30 日里的 97%`. */
export function unusualWords(liquidations: NonNullable<CoinMove['liquidations']>): string {
  return textOf(unusualClause(liquidations));
}

function unusualClause({ long, short, percentile }: NonNullable<CoinMove['liquidations']>): Sentence {
  const amount = usd(long + short, forced());
  if (percentile !== null && percentile >= MOST) return say`爆仓 ${amount}，30 日最多`;
  return say`爆仓 ${amount}，高于 30 日里的 ${share(percentile ?? 0, term('liquidation'))}`;
}

/** What may be a reason, the weightiest first. */
export function happeningsByWeight({ happenings }: CoinMove): readonly Happening[] {
  return BY_WEIGHT.flatMap((kind) => happenings.filter((happening) => happening.kind === kind));
}

/** `02:00`, or `11-28` where only the day is known. */
export function timeOf({ time, isAllDay }: Happening): string {
  return isAllDay ? formatMonthDay(time) : formatMinute(time);
}

/** What it is, in at most so many characters of its headline. */
export function wordsOf({ kind, amount, title }: Happening, most: number): string {
  return kind === 'unlock' && amount !== null ? `解锁 ${formatAmount(amount)}枚` : excerpt(title, most);
}

/** The page that has more of it. */
export function linkOfHappening({ code }: Pick<CoinMove, 'code'>, { kind, id }: Happening): Link {
  if (kind === 'notice') return linkTo('noticeItem', { noticeid: id });
  if (kind === 'news' || kind === 'price') return linkTo('newsItem', { id });
  return linkTo('calendarCoin', { coinCode: code });
}

function forced(): Link {
  return linkTo('dataFutures', {}, { tab: 'forced' });
}

/** A change with its direction; what is pegged has none. */
function figureOf({ unsplit }: CoinMove, text: string, value: number): Figure {
  return { text, link: term('change-base'), direction: unsplit === 'peg' ? 'none' : directionOf(value) };
}

/** Points of percent. */
function points(value: number): Figure {
  return {
    text: formatPercent(value).replace(/%$/, ''),
    link: term('move-split'),
    direction: directionOf(value),
  };
}

/** Two values of two digits added up. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
