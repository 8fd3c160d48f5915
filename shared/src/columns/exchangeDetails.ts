import type { Withdrawal } from '../contract/exchange/profile.ts';
import { fullNumber } from '../format/fullNumber.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { number } from './values.ts';
import { rowName, text } from './words.ts';

/** Withdrawal fees. */
export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  rowName(
    'name',
    '币种',
    ({ code, name, symbol, logo }: Withdrawal) => ({
      name,
      note: symbol.toUpperCase(),
      logo,
      link: linkTo('coin', { coinCode: code }),
    }),
    { width: 140, phoneWidth: 120 },
  ),
  text('chain', '公链', (row) => row.chain, { width: 104 }),
  number(
    'fee',
    '提币费',
    (row) => row.fee,
    // Whoever pays it wants every digit: 0.00006 BTC.
    (row) => ({ text: `${fullNumber(row.fee)} ${row.symbol.toUpperCase()}` }),
    { width: 124, phoneWidth: 122, phone: 'key' },
  ),
  number(
    'min',
    '最少提币',
    (row) => row.min,
    (row) => ({ text: `${fullNumber(row.min)} ${row.symbol.toUpperCase()}` }),
    { width: 124, phoneWidth: 122, phone: 'key' },
  ),
];
