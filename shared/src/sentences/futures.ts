import type { FuturesCoin, FuturesOverview } from '../contract/dashboards/futures.ts';
import { formatFundingRate } from '../format/percent.ts';
import { formatDate, formatMinute } from '../format/time.ts';
import { linkTo } from '../routes/link.ts';
import { DAY } from '../time/units.ts';
import { apart, venue } from './figures.ts';
import { largerSide } from './largerSide.ts';
import { change, clause, coin, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** Days of a year by which a basis is annualised. */
const YEAR_DAYS = 365;

/** Open interest today: how much, in which coin and on which exchange most of it is. */
export function openInterestSentence({ openInterest, coins, venues }: FuturesOverview): Sentence | null {
  if (openInterest === null || openInterest <= 0) return null;
  const [first] = coins;
  const [largest] = venues;
  return join([
    say`全网合约持仓 ${usd(openInterest, term('open-interest'))}`,
    first?.openInterest == null
      ? null
      : say`${plain(first.symbol, coin(first.code))} 占 ${share((first.openInterest / openInterest) * 100, coin(first.code))}`,
    largest?.share == null
      ? null
      : say`${plain(largest.name, venue(largest.code))}最多，占 ${share(largest.share, venue(largest.code))}`,
  ]);
}

/** Funding today: what Bitcoin and Ether pay, and in how many coins longs pay shorts. */
export function fundingSentence({ coins, bitcoin }: FuturesOverview): Sentence | null {
  const paying = coins.filter(({ funding }) => funding !== null);
  const list = linkTo('futures', {});
  const longs = paying.filter(({ funding }) => (funding ?? 0) > 0).length;
  const shorts = paying.filter(({ funding }) => (funding ?? 0) < 0).length;
  return join([
    clause([rateOf(coins, 'bitcoin', true), percentileWords(bitcoin), heatWords(coins)], '，'),
    rateOf(coins, 'ethereum', false),
    paying.length === 0
      ? null
      : say`${plain(String(paying.length), list)} 个币种里 ${plain(String(longs), list)} 个多付空，${plain(String(shorts), list)} 个空付多`,
  ]);
}

/** Settlements of a day. */
const A_DAY = 3;
/** % per eight hours from which longs pay so much that a market counts as overheated. */
const OVERHEATED = 0.05;

/** 高于 30 日里的 71%; null before a day is known. */
function percentileWords(standing: FuturesOverview['bitcoin']): Sentence | null {
  if (standing?.percentile == null || standing.settlements < A_DAY) return null;
  const days = Math.floor(standing.settlements / A_DAY);
  const past = linkTo('dataFutures', {}, { tab: 'funding', coin: 'bitcoin' });
  return say`高于 ${String(days)} 日里的 ${share(standing.percentile, past)}`;
}

/** How far Bitcoin's rate is from the one that counts as overheated; null below zero, where shorts pay. */
function heatWords(coins: readonly FuturesCoin[]): Sentence | null {
  const rate = coins.find(({ code }) => code === 'bitcoin')?.funding ?? null;
  if (rate === null || rate < 0) return null;
  const heat = share(OVERHEATED, term('funding-rate'), 2);
  if (rate >= OVERHEATED) return say`已过热（${heat}）`;
  return say`离过热（${heat}）${rate < OVERHEATED / 2 ? '远' : '近'}`;
}

function rateOf(coins: readonly FuturesCoin[], code: string, withHours: boolean): Sentence | null {
  const found = coins.find((row) => row.code === code);
  if (found?.funding == null) return null;
  const rate = plain(formatFundingRate(found.funding), term('funding-rate'));
  return withHours ? say`${found.symbol} 每 8 小时 ${rate}` : say`${found.symbol} ${rate}`;
}

/** Liquidations of 24 hours: how much, on which side, and the hour with most. */
export function liquidationSentence({ long24h, short24h, hours }: FuturesOverview): Sentence | null {
  if (long24h === null || short24h === null) return null;
  const total = long24h + short24h;
  if (total <= 0) return null;
  const largest = hours.reduce<(typeof hours)[number] | null>(
    (most, hour) => (most === null || hour.long + hour.short > most.long + most.short ? hour : most),
    null,
  );
  return join([
    say`24 小时爆仓 ${usd(total, term('liquidation'))}，${largerSide(long24h, total)}`,
    largest === null || largest.long + largest.short <= 0
      ? null
      : say`最大一小时北京时间 ${formatMinute(largest.time)}，${usd(largest.long + largest.short, term('liquidation'))}`,
  ]);
}

/** The basis of the dated contract of Bitcoin with most open interest, a year, by the days that are left. */
export function basisSentence({ dated }: FuturesOverview, now: number): Sentence | null {
  const ahead = dated.filter(({ code, expiresAt }) => code === 'bitcoin' && expiresAt - now > DAY);
  const most = ahead.reduce<(typeof ahead)[number] | null>(
    (best, next) => (best === null || (next.openInterest ?? 0) > (best.openInterest ?? 0) ? next : best),
    null,
  );
  if (most === null || most.indexPrice <= 0) return null;
  const basis = (most.price / most.indexPrice - 1) * 100;
  const yearly = (basis * YEAR_DAYS * DAY) / (most.expiresAt - now);
  return join([
    say`BTC ${formatDate(most.expiresAt)} 到期合约比现货${apart(basis, term('basis'))}`,
    say`折合年化 ${change(yearly, term('basis'))}`,
  ]);
}
