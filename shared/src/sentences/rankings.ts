import type { CoinMover } from '../contract/rankings/moves.ts';
import type { CoinSale } from '../contract/rankings/newcomers.ts';
import { formatMoney } from '../format/money.ts';
import { formatShare } from '../format/percent.ts';
import type { Link } from '../routes/link.ts';
import { coin, type Figure, join, plain, type Sentence, say, usd } from './sentence.ts';

/** The chosen option of a switch of a ranking. */
type Chosen = (key: string) => { readonly value: string; readonly label: string };

/** Which coins compete, by the floor of their 24 h volume. */
const COMPETING: Readonly<Record<string, string>> = {
  '5m': '24H成交额过 $500 万的币里',
  '50k': '24H成交额过 $5 万的币里',
};

/** The ends of the gainers and losers: one of either, or the first two of the one side that is listed. */
export function moversSentence(movers: readonly CoinMover[], chosen: Chosen): Sentence | null {
  const ordered = movers.toSorted((one, other) => other.change - one.change);
  const [most] = ordered;
  const least = ordered.at(-1);
  if (most === undefined || least === undefined) return null;
  const period = chosen('period').label;
  const competing = COMPETING[chosen('floor').value] ?? '全部币里';
  if (most.change > 0 && least.change < 0)
    return join([say`${competing}，${period} ${moved(most)}、${moved(least)} 居两端`]);
  const [first = most, second] = most.change > 0 ? ordered : ordered.toReversed();
  const side = most.change > 0 ? '涨幅' : '跌幅';
  return join([
    say`${competing}，${period}${side}最大的是 ${moved(first)}${second === undefined ? '' : say`，其次 ${moved(second)}`}`,
  ]);
}

/** BAMSW 涨 20.10%: the sign is the word, the direction its colour. */
function moved({ code, symbol, change }: CoinMover): Sentence {
  const word = change > 0 ? '涨' : '跌';
  const figure: Figure = {
    text: `${word} ${formatShare(Math.abs(change))}`,
    link: coin(code),
    direction: change > 0 ? 'up' : 'down',
  };
  return say`${plain(symbol, coin(code))} ${figure}`;
}

/** Who leads a ranking, and by which figure; null for one without it. */
export interface Leader {
  readonly name: string;
  readonly figure: string | null;
  readonly link: Link;
}

/** So many are named. */
const NAMED = 3;

/** `what` is what it is ranked by: 24小时成交额最高的是 BTC，$917亿，其次 ETH $531亿、USDT $119亿。 `more` follows the first. */
export function leadersSentence(
  what: string,
  leaders: readonly Leader[],
  more: Sentence | null = null,
): Sentence | null {
  const [first, ...others] = leaders
    .slice(0, NAMED)
    .flatMap(({ name, figure, link }) =>
      figure === null ? [] : [{ name: plain(name, link), figure: plain(figure, link) }],
    );
  if (first === undefined) return null;
  const next = others.flatMap((other, at) => say`${at === 0 ? '其次 ' : '、'}${other.name} ${other.figure}`);
  return join([
    say`${what}的是 ${first.name}，${first.figure}${more === null ? '' : say`，${more}`}`,
    next.length === 0 ? null : next,
  ]);
}

/** A coin as one of them. */
export function leaderOf(
  { code, symbol }: { readonly code: string; readonly symbol: string },
  figure: string | null,
): Leader {
  return { name: symbol, figure, link: coin(code) };
}

/** An amount of USD as text; null stays null. */
export function usdText(amount: number | null): string | null {
  return amount === null ? null : formatMoney(amount, { unit: 'usd', rates: {}, kind: 'amount' });
}

/** What is compared in `returnsSentence`: 最近上线的, 币, 首发价. */
interface Begun {
  readonly which: string;
  readonly noun: string;
  readonly price: string;
  /** The return of a coin that costs what it cost: 0 %, or once. */
  readonly even: number;
}

/** How many coins of a list are above the price they began at, and the ends: those without that price are left out. */
export function returnsSentence(
  { which, noun, price, even }: Begun,
  list: Link,
  returns: readonly (Leader & { readonly value: number | null })[],
): Sentence | null {
  const known = returns.flatMap(({ value, ...leader }) => (value === null ? [] : [{ ...leader, value }]));
  if (known.length === 0) return null;
  const above = known.filter(({ value }) => value > even).length;
  const ordered = known.toSorted((one, other) => other.value - one.value);
  const ends = [ordered[0], known.length > 1 ? ordered.at(-1) : undefined].filter((one) => one !== undefined);
  return join([
    say`${which} ${plain(String(known.length), list)} 个${noun}里 ${plain(String(above), list)} 个高于${price}`,
    ends.flatMap(
      ({ name, figure, link }, at) =>
        say`${at === 0 ? '最高 ' : '，最低 '}${plain(name, link)} ${plain(figure ?? '', link)}`,
    ),
  ]);
}

/** How many sales are at each stage, and which raised most. */
export function salesSentence(sales: readonly CoinSale[], list: Link): Sentence | null {
  if (sales.length === 0) return null;
  const at = (stage: CoinSale['stage']) => String(sales.filter((sale) => sale.stage === stage).length);
  const raised = sales.flatMap(({ raised: amount, ...sale }) =>
    amount === null ? [] : [{ ...sale, amount }],
  );
  const [most] = raised.toSorted((one, other) => other.amount - one.amount);
  return join([
    say`${plain(String(sales.length), list)} 次发售，进行中 ${plain(at('ongoing'), list)} 次，即将开始 ${plain(at('upcoming'), list)} 次`,
    most === undefined
      ? null
      : say`募资最多的是 ${most.listedAt === null ? most.symbol : plain(most.symbol, coin(most.code))}，${usd(most.amount, list)}`,
  ]);
}
