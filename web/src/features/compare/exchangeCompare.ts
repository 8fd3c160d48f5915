import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

/** The value of `kind` in the address of a comparison of exchanges. */
export const EXCHANGE_KIND = 'exchange';

/** The address of the comparison of exchanges, starting with those given. */
export function exchangeCompareHref(codes: readonly string[] = []): string {
  return hrefTo('compare', {}, { kind: EXCHANGE_KIND, c: codes.length > 0 ? codes.join(',') : null });
}

/** Why an exchange cannot be added, or null when it can. A duplicate is reported before a full list. */
export function checkExchangeAddition(codes: readonly string[], code: string): string | null {
  if (codes.includes(code)) return '已经添加此交易所';
  return codes.length >= COMPARE_MAX ? `最多添加${COMPARE_MAX}个交易所` : null;
}
