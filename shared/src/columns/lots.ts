import { writeAmount } from '../format/written.ts';
import type { OpenLot } from '../portfolio/openLots.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { fullMoney, gain } from './ownMoney.ts';
import { number, price } from './values.ts';
import { rowName, text } from './words.ts';

/** A lot with its coin's names. */
export interface NamedLot extends OpenLot {
  readonly name: string;
  readonly symbol: string;
  readonly logo: string;
}

/** What is still held of each purchase, one per row. */
export const lotColumns: readonly Column<NamedLot>[] = [
  rowName(
    'lotName',
    '币种',
    ({ code, name, symbol, logo }) => ({
      name,
      note: symbol,
      logo,
      link: linkTo('coin', { coinCode: code }),
    }),
    { width: 148 },
  ),
  text('lotDay', '买入日', (row) => row.day, { width: 104, align: 'right', sortValue: (row) => row.day }),
  number(
    'lotQuantity',
    '剩余数量',
    (row) => row.quantity,
    (row) => writeAmount(row.quantity),
    { width: 96 },
  ),
  price('lotPrice', '每个成本', (row) => row.price, { definition: 'lot' }),
  fullMoney('lotValue', '市值', (row) => row.value),
  gain(
    'lotGain',
    '未实现盈亏',
    (row) => row.gain,
    (row) => row.gainPercent,
    { definition: 'unrealisedProfit', phone: 'key' },
  ),
];
