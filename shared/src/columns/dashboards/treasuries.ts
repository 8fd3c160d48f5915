import type { Treasuries, TreasuryRow } from '../../contract/dashboards/treasuries.ts';
import { writeAmountFlow } from '../../format/signed.ts';
import { writeAmount, writePercent } from '../../format/written.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import type { Column, Subject } from '../column.ts';
import { date } from '../moreValues.ts';
import { amount, number, percent, price, share } from '../values.ts';
import { rowName, text } from '../words.ts';

const bitcoins = (value: number | null) => writeAmount(value, 'BTC');

export const treasuryFacts: readonly Column<Treasuries>[] = [
  number(
    'total',
    '已知持有量',
    (value) => value.total,
    (value) => bitcoins(value.total),
    { width: 112, definition: 'treasuryHeld' },
  ),
  amount('value', '市值', (value) => value.value),
  share('share', '占 2,100 万枚', (value) => value.share, { definition: 'treasuryHeld' }),
  number(
    'count',
    '实体',
    (value) => value.rows.length,
    (value) => ({ text: `${value.rows.length} 个` }),
    { width: 84 },
  ),
  price('price', '比特币价格', (value) => value.price),
];

/** A holder by name, with its ticker if listed. */
function nameOf({ name, ticker }: TreasuryRow): Subject {
  return ticker === '' ? { name, link: null } : { name, note: ticker, link: null };
}

/** Holders and amounts; `coinPrice` is the current price, USD, null if unknown. */
export function treasuryColumns(coinPrice: number | null): readonly Column<TreasuryRow>[] {
  return [
    rowName('name', '实体', nameOf, { width: 232, phoneWidth: 144 }),
    text('type', '类型', ({ type }) => type, { width: 84, sortValue: ({ type }) => type }),
    number(
      'btc',
      '持币量',
      ({ btc }) => btc,
      ({ btc }) => bitcoins(btc),
      { arrives: 'desc', width: 124, phone: 'key', definition: 'treasuryHeld' },
    ),
    amount('value', '市值', ({ value }) => value, { phone: 'key' }),
    share('share', '占总量', (row) => row.share, { phoneUnder: 'btc', definition: 'treasuryHeld' }),
    number(
      'change30d',
      '30日变化',
      (row) => row.change30d,
      (row) => writeAmountFlow(row.change30d, 'BTC'),
      { width: 116 },
    ),
    price('cost', '平均成本', ({ cost }) => cost),
    percent(
      'profit',
      '浮动盈亏',
      ({ cost }) => (cost === null || coinPrice === null ? null : changePercent(coinPrice, cost)),
      (value) => writePercent(value),
      { width: 104, definition: 'treasuryProfit' },
    ),
    text('country', '国家或地区', ({ country }) => country, { width: 100 }),
    date('asOf', '数据日期', ({ asOf }) => asOf),
    text('source', '来源', ({ source }) => source, { width: 180, grow: true, interactive: true }),
  ];
}
