import type { FuturesCoin, FuturesOverview } from '../contract/dashboards/futures.ts';
import { formatFundingRate } from '../format/percent.ts';
import { formatDate, formatMinute } from '../format/time.ts';
import { linkTo } from '../routes/link.ts';
import { DAY } from '../time/units.ts';
import { apart, venue } from './figures.ts';
import { largerSide } from './largerSide.ts';
import { change, coin, join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

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
export function fundingSentence({ coins }: FuturesOverview): Sentence | null {
  const paying = coins.filter(({ funding }) => funding !== null);
  const list = linkTo('futures', {});
  const longs = paying.filter(({ funding }) => (funding ?? 0) > 0).length;
  const shorts = paying.filter(({ funding }) => (funding ?? 0) < 0).length;
  return join([
    rateOf(coins, 'bitcoin', true),
    rateOf(coins, 'ethereum', false),
    paying.length === 0
      ? null
      : say`${plain(String(paying.length), list)} 个币种里 ${plain(String(longs), list)} 个多付空，${plain(String(shorts), list)} 个空付多`,
  ]);
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
