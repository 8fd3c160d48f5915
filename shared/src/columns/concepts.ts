import type { ConceptRow } from '../contract/concepts.ts';
import { formatCount } from '../format/amount.ts';
import { linkTo } from '../routes/link.ts';
import { volume24h } from './coin.ts';
import type { Column } from './column.ts';
import { breadth, member } from './sector.ts';
import { amount, change, number } from './values.ts';
import { drawn, rowName, text } from './words.ts';

/** The columns of the list of sectors. Money in USD. */
export const conceptColumns: readonly Column<ConceptRow>[] = [
  rowName('name', '概念', ({ id, name }: ConceptRow) => ({ name, link: linkTo('conceptItem', { id }) }), {
    width: 132,
    phoneWidth: 116,
  }),
  change('change', '24H均涨幅', (row) => row.change24h, {
    arrives: 'desc',
    width: 104,
    phone: 'key',
    definition: 'conceptChange',
  }),
  change('change7d', '7D均涨幅', (row) => row.change7d, { phoneUnder: 'change' }),
  change('capChange', '24H市值涨跌', (row) => row.capChange24h, { width: 112, optional: true, wide: true }),
  change('capPart', '总市值贡献', (row) => row.capPart24h, {
    width: 104,
    definition: 'conceptPart',
    optional: true,
    wide: true,
  }),
  amount('marketCap', '总市值', (row) => row.marketCap, {
    width: 104,
    phone: 'key',
    definition: 'conceptMarketCap',
  }),
  volume24h({ width: 104, phoneUnder: 'marketCap' }),
  number(
    'coinCount',
    '币种数',
    (row) => row.coinCount,
    (row) => ({ text: formatCount(row.coinCount) }),
    { width: 80 },
  ),
  text('largest', '市值前三', (row) => row.largest.map(({ symbol }) => symbol).join(' '), { width: 216 }),
  breadth(),
  member('best', '领涨币'),
  member('worst', '领跌币'),
  drawn('trend', '7日趋势', { width: 106, align: 'right' }),
];
