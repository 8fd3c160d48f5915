import type { OtcQuote } from '../contract/exchange/rankings.ts';
import { formatAmount } from '../format/amount.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { writePercent, writeShare } from '../format/written.ts';
import type { Column } from './column.ts';
import { platform } from './exchangeRankings.ts';
import { count } from './moreValues.ts';
import { number, percent } from './values.ts';
import { text } from './words.ts';

const cny = (id: string, label: string, read: (row: OtcQuote) => number): Column<OtcQuote> =>
  number(id, label, read, (row) => ({ text: `¥${formatFixed(read(row), 3)}` }), {
    width: 96,
    csvLabel: () => `${label}(CNY)`,
  });

/** OTC prices of Tether. */
export const otcColumns: readonly Column<OtcQuote>[] = [
  platform(),
  cny('buy', '买价', (row) => row.buyCny),
  cny('sell', '卖价', (row) => row.sellCny),
  percent(
    'premium',
    '溢价',
    (row) => row.premium,
    (value) => writePercent(value),
    {
      width: 92,
      definition: 'usdtPremium',
    },
  ),
  percent(
    'spread',
    '买卖价差',
    (row) => (row.buyCny / row.sellCny - 1) * 100,
    (value) => writeShare(value),
    { width: 88 },
  ),
  text('payments', '支付方式', (row) => row.payments.join('、'), { width: 156 }),
  text('limits', '单笔限额', ({ minCny, maxCny }) => `¥${formatAmount(minCny)} – ${formatAmount(maxCny)}`, {
    width: 132,
    align: 'right',
  }),
  count('merchants', '商家', '家', (row) => row.merchantCount, { width: 76 }),
];
