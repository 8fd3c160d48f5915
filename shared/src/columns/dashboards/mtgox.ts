import type { MtGox, MtGoxTransferRow } from '../../contract/dashboards/mtgox.ts';
import { formatDate } from '../../format/time.ts';
import { writeAmount } from '../../format/written.ts';
import type { Column } from '../column.ts';
import { amount, number, price, share } from '../values.ts';
import { text } from '../words.ts';

const bitcoins = (value: number | null) => writeAmount(value, 'BTC', 'full');

export const mtGoxFacts: readonly Column<MtGox>[] = [
  number(
    'left',
    '剩余比特币',
    (value) => value.left,
    (value) => bitcoins(value.left),
    { width: 120, definition: 'mtGoxLeft' },
  ),
  amount('value', '剩余价值', ({ left, price: usd }) => (left === null || usd === null ? null : left * usd)),
  number(
    'paid',
    '已偿还',
    (value) => value.paid,
    (value) => bitcoins(value.paid),
    { width: 120, definition: 'mtGoxLeft' },
  ),
  share(
    'progress',
    '偿还进度',
    ({ paid, before }) => (paid !== null && before ? (paid / before) * 100 : null),
    { definition: 'mtGoxLeft' },
  ),
  text('bch', '剩余 BCH', () => '', { width: 84 }),
  text('asOf', '数据截止', (value) => formatDate(value.asOf, 'UTC'), { width: 104 }),
];

export const mtGoxColumns: readonly Column<MtGoxTransferRow>[] = [
  text('date', '日期（UTC）', ({ time }) => formatDate(time, 'UTC'), {
    arrives: 'desc',
    width: 112,
    phoneWidth: 100,
    rowHeader: true,
    pin: true,
    always: true,
    sortValue: ({ time }) => time,
  }),
  number(
    'btc',
    '数量',
    ({ btc }) => btc,
    ({ btc }) => bitcoins(btc),
    { width: 124, phone: 'key' },
  ),
  text('kind', '性质', ({ kind }) => kind, { width: 88 }),
  text('to', '去向', ({ to }) => to, { width: 200, grow: true }),
  price('price', '当日收盘价', (row) => row.price),
  amount('value', '当时价值', (row) => (row.price === null ? null : row.price * row.btc), {
    phone: 'key',
  }),
];
