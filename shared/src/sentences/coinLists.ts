import type { Activity } from '../contract/activity.ts';
import type { ConceptDetail } from '../contract/concepts.ts';
import type { NewCoin } from '../contract/newCoins.ts';
import type { HotSearch } from '../contract/search.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { directionOf, formatPercent } from '../format/percent.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { leaderOf, leadersSentence, returnsSentence } from './rankings.ts';
import { change, coin, join, plain, type Sentence, say } from './sentence.ts';

/** A coin with its change in % over the list's base; null is unknown. */
export interface ListedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly change: number | null;
}

/** How many coins of a page rise and fall, and its ends. `total`: of all pages, null if unknown. */
export function coinListSentence(
  coins: readonly ListedCoin[],
  total: number | null,
  list: Link,
): Sentence | null {
  const known = coins
    .flatMap(({ change: percent, ...one }) => (percent === null ? [] : [{ ...one, percent }]))
    .toSorted((one, other) => other.percent - one.percent);
  const [best] = known;
  const worst = known.at(-1);
  if (best === undefined || worst === undefined) return null;
  const whole = total === null || total <= coins.length;
  const end = ({ code, symbol, percent }: typeof best) =>
    say`${plain(symbol, coin(code))} ${change(percent, coin(code))}`;
  return join([
    say`${whole ? '' : `共 ${total} 个，本页 `}${plain(String(coins.length), list)} 个币种 ${counted(known, list)}`,
    known.length < 2 ? null : say`${end(best)} 最强，${end(worst)} 最弱`,
  ]);
}

/** The larger number first. */
function counted(known: readonly { readonly percent: number }[], list: Link): Sentence {
  const risen = known.filter(({ percent }) => percent > 0).length;
  const fallen = known.filter(({ percent }) => percent < 0).length;
  const rises = { ...plain(`${risen} 涨`, list), direction: 'up' } as const;
  const falls = { ...plain(`${fallen} 跌`, list), direction: 'down' } as const;
  return risen >= fallen ? say`${rises} ${falls}` : say`${falls} ${rises}`;
}

/** A concept today: its change, against Bitcoin (its 24 h change in %, null if unknown), its breadth, its ends. */
export function conceptSentence(concept: ConceptDetail, bitcoin: number | null): Sentence | null {
  const { id, name, change24h, coinCount, riseCount, fallCount, best, worst } = concept;
  if (change24h === null) return null;
  const page = linkTo('conceptItem', { id });
  const toBitcoin =
    bitcoin === null
      ? null
      : say`BTC ${change(bitcoin, coin('bitcoin'))}，${apartFrom(change24h - bitcoin, page)}`;
  return join([
    say`${name} 24 小时均涨幅 ${change(change24h, page)}`,
    toBitcoin,
    riseCount === null || fallCount === null
      ? null
      : [
          { ...plain(`${riseCount} 涨`, page), lead: `${coinCount ?? riseCount + fallCount} 个币种里 ` },
          ' ',
          plain(`${fallCount} 跌`, page),
        ],
    best?.change24h == null || worst?.change24h == null || best.code === worst.code
      ? null
      : say`${memberOf(best.code, best.symbol, best.change24h)} 最强，${memberOf(worst.code, worst.symbol, worst.change24h)} 最弱`,
  ]);
}

/** The distance of two changes is in points, not in %. */
function apartFrom(points: number, page: Link): Sentence {
  const direction = directionOf(points);
  if (direction === 'flat' || direction === 'none') return say`与其${plain('持平', page)}`;
  return say`${points > 0 ? '强' : '弱'} ${plain(formatFixed(Math.abs(points), 2), page)} 个百分点`;
}

function memberOf(code: string, symbol: string, percent: number): Sentence {
  if (code === '') return say`${symbol} ${change(percent, linkTo('concept', {}))}`;
  return say`${plain(symbol, coin(code))} ${change(percent, coin(code))}`;
}

/** New coins against their first price. */
export function newCoinsSentence(coins: readonly NewCoin[]): Sentence | null {
  return returnsSentence(
    { which: '最近上线的', noun: '币', price: '首发价', even: 0 },
    linkTo('hotNewCoin', {}),
    coins.map((row) => ({
      ...leaderOf(row, formatPercent(row.changeSinceListing)),
      value: row.changeSinceListing,
    })),
  );
}

const KINDS = { volume: '放量', high: '创24H新高', low: '创24H新低', trade: '大单' } as const;

/** What stands out now, by its kind; the kind with most first. */
export function activitySentence(rows: readonly Activity[]): Sentence | null {
  const list = linkTo('activeTransaction', {});
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (kinds.length === 0) return null;
  const parts = kinds.map(
    ([kind, own], at) => say`${at === 0 ? '' : '、'}${KINDS[kind]} ${plain(String(own.length), list)}`,
  );
  return join([say`${plain(String(rows.length), list)} 个异动：${parts.flat()}`]);
}

/** What is searched most. */
export function hotSearchSentence(rows: readonly HotSearch[]): Sentence | null {
  return leadersSentence(
    '搜索最多',
    rows.map((row) => leaderOf(row, row.change24h === null ? null : `24H ${formatPercent(row.change24h)}`)),
  );
}

/** Away from the all-time high, %: near it, and with a tenth of it left. */
const NEAR = -10;
const LOST = -90;

/** How many coins are near their all-time high, how many have lost nine tenths of it, and who is nearest. */
export function highsSentence(
  coins: readonly { readonly code: string; readonly symbol: string; readonly drawdown: number | null }[],
): Sentence | null {
  const known = coins
    .flatMap(({ drawdown, ...one }) => (drawdown === null ? [] : [{ ...one, drawdown }]))
    .toSorted((one, other) => other.drawdown - one.drawdown);
  const [nearest] = known;
  if (nearest === undefined) return null;
  const list = linkTo('ath', {});
  const near = known.filter(({ drawdown }) => drawdown > NEAR).length;
  const lost = known.filter(({ drawdown }) => drawdown <= LOST).length;
  return join([
    say`${plain(String(known.length), list)} 个币种里 ${plain(String(near), list)} 个距历史最高不到 10%，${plain(String(lost), list)} 个跌去九成以上`,
    say`最近的是 ${plain(nearest.symbol, coin(nearest.code))}，${change(nearest.drawdown, coin(nearest.code))}`,
  ]);
}
