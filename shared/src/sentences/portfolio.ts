import type { ChangeBase } from '../constants/changeBase.ts';
import { formatFullMoney, type MoneyTerms, writeGain } from '../format/fullMoney.ts';
import type { Holding, PortfolioTotal } from '../portfolio/holdings.ts';
import { type ListedQuote, listDay } from '../portfolio/listDay.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { change, clause, coin, type Figure, join, plain, type Sentence, say } from './sentence.ts';

/** A holding, by the symbol that a sentence calls it. */
type Held = Holding & { readonly symbol: string };

/** A coin of a watchlist, with its change from the base that the visitor chose. */
type Listed = ListedQuote & { readonly code: string; readonly symbol: string };

/** The day of a portfolio: its value, what changed in 24 hours, and the coin that changed it most. */
export function portfolioSentence(
  holdings: readonly Held[],
  total: PortfolioTotal,
  terms: MoneyTerms,
): Sentence | null {
  const held = holdings.filter(({ quantity, value }) => quantity > 0 && value !== null);
  if (held.length === 0) return null;
  const own = linkTo('userPortfolio', {});
  const known = held.flatMap(({ code, symbol, change24hUsd }) =>
    change24hUsd === null ? [] : [{ code, symbol, usd: change24hUsd }],
  );
  const most = known.toSorted((one, other) => Math.abs(other.usd) - Math.abs(one.usd))[0];
  return join([
    clause(
      [
        say`持仓 ${plain(formatFullMoney(total.value, terms), own)}`,
        known.length === 0
          ? ['24 小时涨跌未知']
          : say`24 小时 ${gained(total.change24hUsd, total.change24h, own, terms)}`,
        most === undefined || held.length === 1
          ? null
          : say`其中 ${most.symbol} ${gained(most.usd, null, coin(most.code), terms)}`,
      ],
      '，',
    ),
  ]);
}

/** What each base of a change is called in a sentence. */
const SINCE: Readonly<Record<ChangeBase, string>> = {
  '24H': ' 24 小时',
  UTC8: '今天',
  UTC0: ' UTC 今天',
};

/** The day of a watchlist: how many coins rise and fall, the whole with equal weights, its end, and what is held of it. */
export function watchSentence(
  coins: readonly Listed[],
  base: ChangeBase,
  terms: MoneyTerms,
): Sentence | null {
  const day = listDay(coins);
  const own = linkTo('userTicker', {});
  if (day.known === 0 || day.equal === null) return null;
  return join([
    clause(
      [
        say`${String(day.known)} 个币${SINCE[base]} ${counts(day.rises, day.falls, own)}`,
        day.known === 1 ? null : say`等权 ${change(day.equal, own)}`,
        day.known === 1 ? null : endOf(coins, day.equal),
      ],
      '，',
    ),
    day.held &&
      say`所持 ${plain(formatFullMoney(day.held.value, terms), linkTo('userPortfolio', {}))}，${gained(day.held.change, day.held.percent, linkTo('userPortfolio', {}), terms)}`,
  ]);
}

/** The larger number first. */
function counts(rises: number, falls: number, link: Link): Sentence {
  const risen: Figure = { ...plain(`${rises} 涨`, link), direction: 'up' };
  const fallen: Figure = { ...plain(`${falls} 跌`, link), direction: 'down' };
  if (rises === 0) return say`${fallen}`;
  if (falls === 0) return say`${risen}`;
  return rises >= falls ? say`${risen} ${fallen}` : say`${fallen} ${risen}`;
}

/** The coin that goes furthest in the direction of the whole. */
function endOf(coins: readonly Listed[], equal: number): Sentence | null {
  const known = coins.flatMap(({ code, symbol, change: percent }) =>
    percent === null ? [] : [{ code, symbol, percent }],
  );
  const sign = equal < 0 ? -1 : 1;
  const end = known.toSorted((one, other) => sign * (other.percent - one.percent))[0];
  if (end === undefined || sign * end.percent <= 0) return null;
  return say`${end.symbol} ${sign < 0 ? '跌' : '涨'}最多 ${change(end.percent, coin(end.code))}`;
}

/** A gain and its percentage, as two figures: between them a narrow screen may break the line. */
function gained(usd: number, percent: number | null, link: Link, terms: MoneyTerms): Sentence {
  const { text, direction = 'none' } = writeGain(usd, null, terms);
  const gain: Figure = { text, link, direction };
  return percent === null ? [gain] : say`${gain}（${change(percent, link)}）`;
}
