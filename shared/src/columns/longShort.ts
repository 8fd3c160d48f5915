import type { ExchangeLongShort } from '../contract/coin/longShort.ts';
import { writeShare } from '../format/written.ts';
import type { Column } from './column.ts';
import { ratio } from './moreValues.ts';
import { amount, number } from './values.ts';
import { exchangeSubject, rowName } from './words.ts';

/** Long/short figures by exchange. */
export const longShortColumns: readonly Column<ExchangeLongShort>[] = [
  rowName(
    'exchange',
    '平台',
    ({ exchangeCode, exchangeName, exchangeLogo }: ExchangeLongShort) =>
      exchangeSubject({ code: exchangeCode, name: exchangeName, logo: exchangeLogo }),
    { width: 140, phoneWidth: 104, interactive: true },
  ),
  number(
    'accounts',
    '多空人数',
    (row) => row.long,
    (row) => writeShare(row.long),
    {
      width: 200,
      // 多 51.0% and 空 49.0% beside each other.
      phoneWidth: 172,
      align: 'left',
      phone: 'key',
      definition: 'longShortRatio',
      csvLabel: () => '看多人数(%)',
    },
  ),
  ratio('accountRatio', '多空人数比', (row) => row.accountRatio, {
    width: 104,
    phoneWidth: 82,
    phone: 'key',
    definition: 'longShortRatio',
  }),
  ratio('topAccountRatio', '大户账户比', (row) => row.topAccountRatio, {
    width: 104,
    definition: 'topAccountRatio',
  }),
  ratio('topPositionRatio', '大户持仓比', (row) => row.topPositionRatio, {
    width: 104,
    definition: 'topPositionRatio',
  }),
  ratio('takerRatio', '主动买卖比', (row) => row.takerRatio, { width: 104, definition: 'takerRatio' }),
  amount('openInterest', '持仓量', (row) => row.openInterest, {
    width: 100,
    definition: 'openInterest',
    csv: (row) => row.openInterest,
    csvLabel: () => '持仓量(USD)',
  }),
];
