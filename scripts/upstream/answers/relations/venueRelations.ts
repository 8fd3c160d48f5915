import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { equal, type Instance, sumOf } from './relation.ts';

/** Shares are sums of rounded parts. */
const SHARES = 1e-8;
const WHOLE = 100;

interface Shared {
  readonly share: number | null;
}

/** 占比合计 = 100%, of the rows of a list at `path`; no relation of an empty one. */
export function sharesAddUp(rows: readonly Shared[], path: string, subject = ''): readonly Instance[] {
  if (rows.length === 0) return [];
  const sides = [
    { value: sumOf(rows.map(({ share }) => share)), path },
    { value: WHOLE, path },
  ] as const;
  return [equal('占比合计 = 100%', subject, sides, SHARES)];
}

/** 成交额 = 各交易对之和, of an exchange all of whose pairs are given. */
export function exchangeIsTheSumOfPairs(
  code: string,
  volume24h: number | null,
  pairs: readonly { readonly volume24h: number | null }[],
): readonly Instance[] {
  if (pairs.length === 0) return [];
  return [
    equal('交易所成交额 = 各交易对之和', code, [
      { value: volume24h, path: hrefTo('exchange', { id: code }) },
      { value: sumOf(pairs.map((pair) => pair.volume24h)), path: hrefTo('exchangeMarket', { id: code }) },
    ]),
  ];
}

/** 成交额 = 各交易对之和, of a coin all of whose pairs are given: where one source reports both. */
export function coinIsTheSumOfPairs(
  code: string,
  volume24h: number | null,
  pairs: readonly { readonly volume24h: number | null }[],
): readonly Instance[] {
  if (pairs.length === 0) return [];
  return [
    equal('币种成交额 = 各交易对之和', code, [
      { value: volume24h, path: hrefTo('coin', { coinCode: code }) },
      { value: sumOf(pairs.map((pair) => pair.volume24h)), path: hrefTo('coinMarket', { coinCode: code }) },
    ]),
  ];
}
