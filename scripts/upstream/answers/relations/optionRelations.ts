import { black76 } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { equal, type Instance, sumOf } from './relation.ts';

interface Sizes {
  readonly openInterest: number | null;
  readonly volume24h: number | null;
}

/** What the page of options says of all expiries, and of each. Money in USD. */
export interface OptionSums extends Sizes {
  readonly code: string;
  readonly venues: readonly Sizes[];
  readonly expiries: readonly ExpirySums[];
}

export interface ExpirySums extends Sizes {
  readonly expiresAt: number;
  /** At the money, % a year. */
  readonly volatility: number | null;
}

/** An option of the chain: sizes and price in coins, volatility in % a year. */
interface ChainSide extends Sizes {
  readonly mark: number | null;
  readonly volatility: number | null;
}

/** The chain of one expiry. */
export interface ChainSums {
  readonly code: string;
  readonly price: number | null;
  readonly expiresAt: number;
  readonly forward: number;
  readonly volatility: number | null;
  readonly strikes: readonly {
    readonly strike: number;
    readonly call: ChainSide;
    readonly put: ChainSide;
  }[];
}

const path = hrefTo('exchangeRankingOptions');
/** Venues report sizes of a tenth of a coin, whose sums end in other digits. */
const TENTHS = 1e-8;
/** Mark prices have six decimals of a coin. */
const MARKS = 2e-6;
const YEAR = 365 * 86_400_000;
/** The index is of the options at the money themselves, the chain's lie between two strikes of a curved smile. */
const BETWEEN_STRIKES = 0.02;

const sides = (left: number | null, right: number | null) =>
  [
    { value: left, path },
    { value: right, path },
  ] as const;

/** 持仓与成交 = 各到期日之和 = 各平台之和. */
export function optionsAreTheSumOfParts({
  code,
  venues,
  expiries,
  ...whole
}: OptionSums): readonly Instance[] {
  return (['openInterest', 'volume24h'] as const).flatMap((figure) => {
    const name = figure === 'openInterest' ? '持仓' : '成交';
    const added = (rows: readonly Sizes[]) => sides(whole[figure], sumOf(rows.map((row) => row[figure])));
    return [
      equal(`期权${name} = 各到期日之和`, code, added(expiries), TENTHS),
      equal(`期权${name} = 各平台之和`, code, added(venues), TENTHS),
    ];
  });
}

/** An expiry's 持仓, 成交 and 平值波动率 are those of its chain. */
export function expiryIsTheSumOfItsChain(expiry: ExpirySums, chain: ChainSums): readonly Instance[] {
  const subject = `${chain.code} ${new Date(chain.expiresAt).toISOString().slice(0, 10)}`;
  const { price, strikes } = chain;
  const money = (figure: keyof Sizes) =>
    price === null ? null : price * sumOf(strikes.flatMap(({ call, put }) => [call[figure], put[figure]]));
  return [
    equal('到期日持仓 = 期权链之和', subject, sides(expiry.openInterest, money('openInterest')), TENTHS),
    equal('到期日成交 = 期权链之和', subject, sides(expiry.volume24h, money('volume24h')), TENTHS),
    equal('期限结构与期权链的平值波动率相同', subject, sides(expiry.volatility, chain.volatility)),
  ];
}

/** 标记价 = Black-76, of each option of a chain at an instant; and 看涨 − 看跌 = 远期 − 行权价. */
export function pricesFollowFormula(chain: ChainSums, now: number): readonly Instance[] {
  const { code, expiresAt, forward, strikes } = chain;
  const near = (relation: string, subject: string, left: number, right: number): Instance => ({
    relation,
    subject,
    left: { value: left, path },
    right: { value: right, path },
    holds: Math.abs(left - right) <= MARKS,
  });
  return strikes.flatMap(({ strike, call, put }) => {
    const subject = `${code} ${strike}`;
    const priced = (['call', 'put'] as const).flatMap((type) => {
      const { mark, volatility } = type === 'call' ? call : put;
      if (mark === null || volatility === null) return [];
      const worth = black76({ type, forward, strike, volatility, years: (expiresAt - now) / YEAR });
      return worth === null ? [] : [near('标记价 = Black-76', subject, mark, worth.price / forward)];
    });
    if (call.mark === null || put.mark === null) return priced;
    const parity = near('看涨 − 看跌 = 远期 − 行权价', subject, call.mark - put.mark, 1 - strike / forward);
    return [...priced, parity];
  });
}

/** DVOL = 30 日平值波动率, of a market whose index is made of that alone. */
export function indexIsTheThirtyDayVolatility(
  { code, thirtyDayVolatility }: { readonly code: string; readonly thirtyDayVolatility: number | null },
  index: number | null,
): Instance {
  return equal('DVOL = 30 日平值波动率', code, sides(index, thirtyDayVolatility), BETWEEN_STRIKES);
}
