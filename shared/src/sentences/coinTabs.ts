import type { CoinHolders } from '../contract/coin/holders.ts';
import type { CoinLongShort } from '../contract/coin/longShort.ts';
import type { CoinMarketPair } from '../contract/coin/markets.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { formatRatio, formatShare } from '../format/percent.ts';
import { linkTo } from '../routes/link.ts';
import { price, venue } from './figures.ts';
import { clause, type Figure, join, plain, type Sentence, say, share, term } from './sentence.ts';

/** A pair with less of the coin's turnover, %, is no place to buy at its price. */
const REAL_SHARE = 0.1;

/** A price with the fee of who takes it, USD. */
function withFee({ price: quoted, takerFee }: CoinMarketPair): number | null {
  return takerFee === null ? null : quoted * (1 + takerFee / 100);
}

/** The pairs that are really traded at their price: not far from all others, with a turnover that one can believe. */
export function tradedPairs(rows: readonly CoinMarketPair[]): readonly CoinMarketPair[] {
  return rows.filter(
    ({ price: quoted, share: part, isPriceOdd, isVolumeOdd }) =>
      quoted > 0 && (part ?? 0) >= REAL_SHARE && !isPriceOdd && !isVolumeOdd,
  );
}

/** Where a coin is cheapest and dearest now, in dollars, and cheapest with the fee; null for fewer than two places. */
export function marketSentence(rows: readonly CoinMarketPair[]): Sentence | null {
  const traded = tradedPairs(rows).toSorted((one, other) => one.price - other.price);
  const [cheapest] = traded;
  const dearest = traded.at(-1);
  if (!cheapest || !dearest || cheapest.exchangeCode === dearest.exchangeCode) return null;
  const apart = (dearest.price / cheapest.price - 1) * 100;
  return join([
    clause(
      [
        say`最便宜 ${nameOf(cheapest)} ${quoteOf(cheapest, cheapest.price)}`,
        say`最贵 ${nameOf(dearest)} ${quoteOf(dearest, dearest.price)}`,
        ['差 ', plain(formatShare(apart), quoteLink(cheapest))],
      ],
      '，',
    ),
    feeClause(traded),
  ]);
}

function feeClause(traded: readonly CoinMarketPair[]): Sentence | null {
  const priced = traded.flatMap((row) => {
    const paid = withFee(row);
    return paid === null ? [] : [{ row, paid }];
  });
  const [least] = priced.toSorted((one, other) => one.paid - other.paid);
  if (priced.length < traded.length || least === undefined) return null;
  return say`算上吃单费，${nameOf(least.row)} ${quoteOf(least.row, least.paid)} 最便宜`;
}

function nameOf({ exchangeCode, exchangeName }: CoinMarketPair): Figure {
  return plain(shortExchangeName(exchangeName), venue(exchangeCode));
}

function quoteOf(row: CoinMarketPair, amount: number): Figure {
  return price(amount, quoteLink(row));
}

/** The candles of a pair, else its exchange. */
function quoteLink({ tickerId, exchangeCode }: CoinMarketPair) {
  return tickerId === '' ? venue(exchangeCode) : linkTo('kline', { kline: tickerId });
}

/** How many exchanges have more longs than shorts, and the ends of them; null without any. */
export function longShortSentence({ exchanges }: Pick<CoinLongShort, 'exchanges'>): Sentence | null {
  const sorted = exchanges.toSorted((one, other) => other.accountRatio - one.accountRatio);
  const [highest] = sorted;
  const lowest = sorted.at(-1);
  if (highest === undefined || lowest === undefined) return null;
  const longs = sorted.filter(({ accountRatio }) => accountRatio > 1).length;
  const ratio = term('long-short-ratio');
  const end = ({ exchangeCode, exchangeName, accountRatio }: typeof highest) =>
    say`${plain(shortExchangeName(exchangeName), venue(exchangeCode))} ${plain(formatRatio(accountRatio), ratio)}`;
  return join([
    say`${String(sorted.length)} 家里 ${plain(String(longs), ratio)} 家多单更多`,
    sorted.length === 1 ? end(highest) : say`${end(highest)} 最高，${end(lowest)} 最低`,
  ]);
}

/** Which part the ten largest addresses hold, and how that has changed over the listed days; null where it is not known. */
export function holdersSentence({ top10, days, addressCount }: CoinHolders): Sentence | null {
  if (top10 === null) return null;
  const link = term('holder-concentration');
  const [first] = days;
  const last = days.at(-1);
  const moved = first && last && last !== first ? last.top10 - first.top10 : null;
  return join([
    clause(
      [
        say`前 10 地址占 ${share(top10, link, 2)}`,
        moved === null ? null : say`${String(days.length)} 日 ${plain(pointsOf(moved), link)} 个百分点`,
      ],
      '，',
    ),
    addressCount === null ? null : [`共 ${addressCount.toLocaleString('en-US')} 个地址`],
  ]);
}

/** Percentage points with their sign. */
function pointsOf(points: number): string {
  const text = formatShare(Math.abs(points)).replace('%', '');
  return Number(text) === 0 ? text : `${points < 0 ? '−' : '+'}${text}`;
}
