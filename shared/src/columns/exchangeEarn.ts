import type { EarnKind, EarnProduct } from '../contract/exchange/earn.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { amount, share } from './values.ts';
import { rowName, text } from './words.ts';

/** Name of each kind of product. */
const KIND_NAMES: Readonly<Record<EarnKind, string>> = {
  flexible: '活期',
  fixed: '定期',
  staking: '链上质押',
};

/** Yields an exchange pays on deposited coins. */
export const earnColumns: readonly Column<EarnProduct>[] = [
  rowName(
    'coin',
    '币种',
    ({ coinCode, coinName, symbol, coinLogo }: EarnProduct) => ({
      name: coinName,
      note: symbol,
      logo: coinLogo,
      link: linkTo('coin', { coinCode }),
    }),
    { width: 152, phoneWidth: 128 },
  ),
  share('apr', '年化', (row) => row.apr, { width: 84, phone: 'key', definition: 'earnApr' }),
  text('kind', '产品', (row) => KIND_NAMES[row.kind], { width: 88 }),
  text('days', '期限', daysOf, {
    width: 88,
    sortValue: (row) => row.days ?? 0,
  }),
  amount('quota', '总额度', (row) => row.quota, { width: 104, phone: 'key' }),
  share('used', '已用', (row) => row.used, { width: 84, phoneUnder: 'quota' }),
];

function daysOf({ kind, days }: EarnProduct): string {
  if (days !== null) return `${days} 天`;
  return kind === 'staking' ? '按链上规则' : '随时赎回';
}
