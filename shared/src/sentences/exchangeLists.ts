import type { Dex, ExchangeGrade, OtcQuote } from '../contract/exchange/rankings.ts';
import type { ExchangeRow } from '../contract/exchanges.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { sum } from '../numbers/sum.ts';
import { linkTo } from '../routes/link.ts';
import { venue } from './figures.ts';
import { change, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

interface Named {
  readonly code: string;
  readonly name: string;
}

const named = ({ code, name }: Named) => plain(shortExchangeName(name), venue(code));

/** What the listed exchanges traded in 24 hours, against the day before, and how many publish no reserve ratio. */
export function exchangeListSentence(rows: readonly ExchangeRow[]): Sentence | null {
  const trading = rows.flatMap(({ volume24h, volumeChange24h }) =>
    volume24h === null || volume24h === 0 ? [] : [{ volume24h, volumeChange24h }],
  );
  if (trading.length === 0) return null;
  const list = linkTo('exchangeList', {});
  const now = sum(trading, ({ volume24h }) => volume24h);
  const dated = trading.flatMap(({ volume24h, volumeChange24h: by }) =>
    by === null || by <= -100 ? [] : [{ now: volume24h, before: volume24h / (1 + by / 100) }],
  );
  const before = sum(dated, (one) => one.before);
  const custodians = rows.filter(({ disclosure }) => disclosure !== 'self');
  const silent = custodians.filter(({ disclosure }) => disclosure !== 'merkle').length;
  const ratio = term('proof-of-reserves');
  return join([
    say`${plain(String(rows.length), list)} 家 24 小时现货成交 ${usd(now, list)}${
      before === 0 ? [] : say`，较前日 ${change((sum(dated, (one) => one.now) / before - 1) * 100, list)}`
    }`,
    silent === 0
      ? null
      : say`${plain(String(custodians.length), ratio)} 家托管平台里 ${plain(String(silent), ratio)} 家未公布储备率`,
  ]);
}

/** Which exchange people look at most, and whose share of attention grew most within a week. */
export function hotExchangeSentence(rows: readonly ExchangeRow[]): Sentence | null {
  const [first] = rows;
  if (first?.heat == null) return null;
  const risen = rows.reduce((most, next) =>
    (next.heatChange7d ?? Number.NEGATIVE_INFINITY) > (most.heatChange7d ?? Number.NEGATIVE_INFINITY)
      ? next
      : most,
  );
  return join([
    say`${named(first)}人气 ${plain(formatFixed(first.heat, 1), venue(first.code))} 居首`,
    risen.heatChange7d === null || risen.heatChange7d <= 0
      ? null
      : say`7 日升得最多的是 ${named(risen)}，${change(risen.heatChange7d, venue(risen.code))}`,
  ]);
}

/** Which exchange is rated best, and how many ratings rose and fell within 30 days: no direction of a market. */
export function gradeSentence(rows: readonly ExchangeGrade[]): Sentence | null {
  const [first] = rows;
  if (first?.rating == null) return null;
  const moved = rows.filter(({ ratingChange }) => ratingChange !== null);
  const page = linkTo('exchangeGradeGuide', {});
  const count = (sign: number) =>
    plain(String(moved.filter(({ ratingChange }) => Math.sign(ratingChange ?? 0) === sign).length), page);
  return join([
    say`${named(first)} ${plain(formatFixed(first.rating, 1), venue(first.code))} 分居首`,
    moved.length === 0 ? null : say`30 日内 ${count(1)} 家上升、${count(-1)} 家下降`,
  ]);
}

/** What decentralised exchanges traded in 24 hours, coins or contracts, and who most of it. */
export function dexListSentence(rows: readonly Dex[], ofFutures: boolean): Sentence | null {
  const volumes = rows.map((row) => ({
    row,
    volume: (ofFutures ? row.futuresVolume24h : row.volume24h) ?? 0,
  }));
  const trading = volumes.filter(({ volume }) => volume > 0);
  const [first] = trading;
  if (first === undefined) return null;
  const total = sum(trading, ({ volume }) => volume);
  const dex = linkTo('dataDex', {});
  return join([
    say`${plain(String(trading.length), dex)} 家 24 小时${ofFutures ? '永续合约' : '现货'}成交 ${usd(total, dex)}`,
    say`${named(first.row)}最多，占 ${share((first.volume / total) * 100, venue(first.row.code))}`,
  ]);
}

/** The span of what Tether costs over the counter, and what it costs more than its rate. */
export function otcSentence(rows: readonly OtcQuote[]): Sentence | null {
  const [cheapest] = rows.toSorted((one, other) => one.buyCny - other.buyCny);
  const [dearest] = rows.toSorted((one, other) => other.buyCny - one.buyCny);
  if (cheapest === undefined || dearest === undefined) return null;
  const yuan = ({ code, buyCny }: OtcQuote) => plain(`¥${formatFixed(buyCny, 3)}`, venue(code));
  return join([
    say`买 1 USDT 最低 ${named(cheapest)} ${yuan(cheapest)}，最高 ${named(dearest)} ${yuan(dearest)}`,
    say`${named(cheapest)}中间价较官方汇率 ${change(cheapest.premium, term('usdt-premium'))}`,
  ]);
}
