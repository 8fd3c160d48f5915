import type { CoinMove } from '../contract/coin/move.ts';
import { formatFundingRate } from '../format/percent.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { largerSide } from './largerSide.ts';
import { type Figure, plain, type Sentence, say, share, term, textOf, usd } from './sentence.ts';

type FundingStanding = NonNullable<CoinMove['fundingStanding']>;

/** Liquidations above so much of 30 days, %, are unusual; so is funding above or below so much of them. */
const UNUSUAL = 90;
/** Reads 100%. */
const MOST = 99.5;

/** `爆仓 $3.4亿，多单占 72%`. */
export function liquidationClause(liquidations: CoinMove['liquidations']): Sentence | null {
  if (liquidations === null) return null;
  const { long, short } = liquidations;
  if (long + short <= 0) return null;
  return say`爆仓 ${usd(long + short, forced())}，${largerSide(long, long + short)}`;
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

/** The same as a clause. */
export function unusualClause({ long, short, percentile }: NonNullable<CoinMove['liquidations']>): Sentence {
  const amount = usd(long + short, forced());
  if (percentile !== null && percentile >= MOST) return say`爆仓 ${amount}，30 日最多`;
  return say`爆仓 ${amount}，高于 30 日里的 ${share(percentile ?? 0, term('liquidation'))}`;
}

/** `资金费率 +0.0513%，高于 30 日里的 97%`; where it is a usual one, the rate alone. */
export function fundingClause({ funding, fundingStanding }: CoinMove): Sentence | null {
  if (funding === null) return null;
  const rate = say`资金费率 ${plain(formatFundingRate(funding), term('funding-rate'))}`;
  return isUnusualFunding(fundingStanding) ? say`${rate}，${standingWords(fundingStanding)}` : rate;
}

/** Unusual funding as one figure that ends a sentence: `；资金费率 +0.0513%，高于 30 日里的 97%`; null for a usual one. */
export function fundingAside({ funding, fundingStanding }: CoinMove): Figure | null {
  if (funding === null || !isUnusualFunding(fundingStanding)) return null;
  const words = textOf(standingWords(fundingStanding));
  return { ...plain(words, fundingPage()), lead: `；资金费率 ${formatFundingRate(funding)}，` };
}

function standingWords({ percentile, days }: FundingStanding): Sentence {
  const isHigh = percentile >= UNUSUAL;
  const part = isHigh ? percentile : 100 - percentile;
  if (part >= MOST) return say`${String(days)} 日${plain(isHigh ? '最高' : '最低', fundingPage())}`;
  return say`${isHigh ? '高于' : '低于'} ${String(days)} 日里的 ${share(part, fundingPage())}`;
}

/** Whether funding is above or below nine tenths of its past. */
export function isUnusualFunding(standing: CoinMove['fundingStanding']): standing is FundingStanding {
  return standing !== null && (standing.percentile >= UNUSUAL || standing.percentile <= 100 - UNUSUAL);
}

/** `资金费率 +0.0513%，高于 30 日里的 97%`; '' where nobody tells the rate. */
export function fundingWords(move: CoinMove): string {
  return textOf(fundingClause(move) ?? []);
}

function fundingPage(): Link {
  return linkTo('dataFutures', {}, { tab: 'funding' });
}

function forced(): Link {
  return linkTo('dataFutures', {}, { tab: 'forced' });
}
