import type { CoinMove, Happening, HappeningKind } from '../contract/coin/move.ts';
import { formatAmount } from '../format/amount.ts';
import { excerpt } from '../format/excerpt.ts';
import { directionOf, formatPercent } from '../format/percent.ts';
import { formatMinute, formatMonthDay } from '../format/time.ts';
import { type Split, type SplitPart, splitOf } from '../mirror/split.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { clause, type Figure, plain, type Sentence, say, term } from './sentence.ts';
import {
  fundingAside,
  fundingClause,
  isUnusual,
  isUnusualFunding,
  liquidationClause,
  unusualClause,
} from './unusual.ts';

/** Characters of a headline in a sentence. */
const SHOWN = 22;
/** A change under this, %, is no move that asks for a cause. */
const SMALL = 1;
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
 * A coin's day: how much it moved (left out where that stands beside it and more can be said of it), which parts of it came with
 * the market, with its sector and by itself, what happened; null without a change.
 */
export function coinMoveSentence(move: CoinMove, { withDay = true } = {}): Sentence | null {
  const { change24h } = move;
  if (change24h === null) return null;
  const said = move.unsplit === 'market' ? liquidationClause(move.liquidations) : partsClause(move);
  const day = clause([withDay || said === null ? dayClause(move, change24h) : null, said], '，');
  return ended(clause([day, causeOf(move, change24h)], '；'), move, change24h);
}

/** The same in one line with each part, for a list: `ADA −8.20%：大盘 −3.10，公链 −2.40，自身 −2.70；…`. */
export function coinMoveLine(move: CoinMove): Sentence | null {
  const { change24h, symbol } = move;
  if (change24h === null) return null;
  const whole = say`${symbol} ${figureOf(move, formatPercent(change24h), change24h)}`;
  const parts = splitClause(move);
  const day = parts
    ? say`${whole}：${parts}`
    : clause(
        [whole, move.unsplit === 'market' ? liquidationClause(move.liquidations) : missingClause(move)],
        '，',
      );
  return ended(clause([day, causeOf(move, change24h)], '；'), move, change24h);
}

/** What happened in the same hours, without it unusual funding; of the market its funding, whatever it is. */
function causeOf(move: CoinMove, change: number): Sentence | null {
  if (move.unsplit === 'market') return fundingClause(move);
  return whyClause(move, change) ?? (isUnusualFunding(move.fundingStanding) ? fundingClause(move) : null);
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

/** `大盘 −3.10，公链 −2.40，自身 −2.70`; where it is not split, why. */
function partsClause(move: CoinMove): Sentence | null {
  return splitClause(move) ?? missingClause(move);
}

function splitClause(move: CoinMove): Sentence | null {
  const parts = moveSplit(move);
  return (
    parts &&
    clause(
      inOrder(parts).map(({ name, value }) => say`${name} ${points(value)}`),
      '，',
    )
  );
}

/** Why it is not split, where a reader would look for it. */
function missingClause({ unsplit, days }: CoinMove): Sentence | null {
  if (unsplit === 'young') return say`日线 ${plain(String(days), term('move-split'))} 天，不足 30 天，不拆分`;
  return unsplit === 'unknown' ? say`日线未知，${plain('不拆分', term('move-split'))}` : null;
}

/** What happened in the same hours: the first that may be a reason, else unusual liquidations, else what `nothingWords` says. */
function whyClause(move: CoinMove, change: number): Sentence | null {
  const [reason] = happeningsByWeight(move);
  if (reason) return say`${timeOf(reason)} ${plain(wordsOf(reason, SHOWN), linkOfHappening(move, reason))}`;
  if (isUnusual(move.liquidations)) return unusualClause(move.liquidations);
  return move.news?.named === 0 && isUnexplained(move) && asksForCause(move, change)
    ? say`原因${plain('未见公开消息', feedOf(move))}`
    : null;
}

/** Nothing that may be a reason is known, and nothing unusual that goes with one. */
function isUnexplained(move: CoinMove): boolean {
  const isUsual = !isUnusual(move.liquidations) && !isUnusualFunding(move.fundingStanding);
  return move.unsplit !== 'market' && isUsual && happeningsByWeight(move).length === 0;
}

/** A change of some size, the larger part of which is the coin's own. */
function asksForCause({ split }: CoinMove, change: number): boolean {
  const isOwn = split === null || Math.abs(split.own) * 2 >= Math.abs(change);
  return Math.abs(change) >= SMALL && isOwn;
}

/** Ends a sentence. What is said beside a reason, or without one, comes last: a phone leaves it out. */
function ended(told: Sentence | null, move: CoinMove, change: number): Sentence | null {
  if (told === null) return null;
  const last = asideOf(move, change);
  const aside: Sentence = last === null ? [] : [{ ...last, phone: 'hidden' }];
  return [...told, ...aside, '。'];
}

function asideOf(move: CoinMove, change: number): Figure | null {
  const { news } = move;
  if (move.unsplit !== 'market' && whyClause(move, change) !== null) return fundingAside(move);
  if (news === null || !isUnexplained(move)) return null;
  if (news.named === 0) return { ...plain('未见', feedOf(move)), lead: '；个币消息' };
  return news.named > news.prices
    ? null
    : { ...plain(`${news.named} 条消息只报行情`, feedOf(move)), lead: '；提到它的 ' };
}

function feedOf({ code }: CoinMove): Link {
  return linkTo('coinFeed', { coinCode: code });
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
