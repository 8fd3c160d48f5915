import { writeAmount } from '../format/written.ts';
import type { OpenLot } from '../portfolio/openLots.ts';
import { coinSubject, type NamedCoin } from './coin.ts';
import type { Column } from './column.ts';
import { fullMoney, gain } from './ownMoney.ts';
import { number, price } from './values.ts';
import { rowName, text } from './words.ts';

/** A lot with its coin's names. */
export interface NamedLot extends OpenLot, NamedCoin {}

/** What is still held of each purchase, one per row. */
export const lotColumns: readonly Column<NamedLot>[] = [
  rowName('lotName', '币种', coinSubject, { width: 148 }),
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
