import type { DayFigures } from '../contract/news/daily.ts';
import { formatMoney } from '../format/money.ts';
import { linkTo } from '../routes/link.ts';
import { largerSide } from './largerSide.ts';
import { change, coin, join, plain, type Sentence, say, term, usd } from './sentence.ts';

/** A day that is over: the market's value, Bitcoin, how many of the followed coins rose, the ends of them, liquidations. */
export function dailySentence(day: DayFigures): Sentence | null {
  const { coins, longs, shorts } = day;
  const first = coins[0];
  const last = coins.at(-1);
  const bitcoin = coins.find(({ code }) => code === 'bitcoin');
  const rising = coins.filter((one) => one.change > 0).length;
  const falling = coins.filter((one) => one.change < 0).length;
  const list = linkTo('home', {});
  return join([
    valueClause(day),
    bitcoin ? say`比特币收于 ${priceOf(bitcoin)}，${change(bitcoin.change, coin('bitcoin'))}` : null,
    first && last && coins.length > 1
      ? say`${String(coins.length)} 个主流币 ${plain(String(rising), list)} 涨 ${plain(String(falling), list)} 跌，最强 ${named(first)}，最弱 ${named(last)}`
      : null,
    longs !== null && shorts !== null && longs + shorts > 0
      ? say`爆仓 ${usd(longs + shorts, linkTo('dataFutures', {}, { tab: 'forced' }))}，${largerSide(longs, longs + shorts)}`
      : null,
  ]);
}

function valueClause({ marketCap, marketCapBefore }: DayFigures): Sentence | null {
  if (marketCap === null) return null;
  const cap = term('market-cap');
  const moved =
    marketCapBefore === null || marketCapBefore <= 0
      ? ''
      : say`，一天 ${change((marketCap / marketCapBefore - 1) * 100, cap)}`;
  return say`总市值 ${usd(marketCap, cap)}${moved}`;
}

function priceOf({ code, close }: DayFigures['coins'][number]) {
  return plain(formatMoney(close, { unit: 'usd', rates: {}, kind: 'price' }), coin(code));
}

function named({ code, symbol, change: moved }: DayFigures['coins'][number]): Sentence {
  return say`${plain(symbol, coin(code))} ${change(moved, coin(code))}`;
}
