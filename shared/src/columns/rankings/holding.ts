import type { LargePosition } from '../../contract/rankings/moves.ts';
import type { CoinAddresses } from '../../contract/rankings/popularity.ts';
import { writeAmount } from '../../format/written.ts';
import { change24h, coinName, coinPrice } from '../coin.ts';
import type { Column } from '../column.ts';
import { count, score } from '../moreValues.ts';
import { amount, change, share } from '../values.ts';
import { text } from '../words.ts';

/** Large addresses by change of their holdings; `side` and `period` name the change. */
export function positionColumns(side: string, period: string): readonly Column<LargePosition>[] {
  return [
    coinName(),
    amount('changeValue', `${side}金额`, (row) => size(row.changeValue), {
      arrives: 'desc',
      width: 104,
      definition: 'positionChange',
    }),
    change('changePercent', '变化', (row) => row.changePercent, { width: 88 }),
    text('address', '地址', (row) => row.address, { width: 196, interactive: true }),
    text('label', '标签', (row) => row.label, { width: 112 }),
    text('chain', '公链', (row) => row.chain, { width: 96, optional: true }),
    coins('change', `${period}${side}数量`, (row) => row.change, 'positionChange'),
    coins('quantity', '持有数量', (row) => row.quantity, 'holderQuantity'),
    share('share', '占流通量', (row) => row.share, { width: 104, definition: 'holderShare' }),
  ];
}

const size = (value: number | null) => (value === null ? null : Math.abs(value));

/** Amounts of different coins, with the symbol in tooltip and CSV; not sortable, because the units differ. */
function coins(
  id: string,
  label: string,
  read: (row: LargePosition) => number,
  definition: string,
): Column<LargePosition> {
  const quantity = (row: LargePosition) => Math.abs(read(row));
  return {
    id,
    label,
    width: 124,
    align: 'right',
    definition,
    csv: quantity,
    csvLabel: () => `${label}(枚)`,
    content: { as: 'number', write: (row) => writeAmount(quantity(row), row.symbol) },
  };
}

/** Coins by number of holders and by concentration. */
export const addressColumns: readonly Column<CoinAddresses>[] = [
  coinName(),
  count('addresses', '持币地址数', '个', (row) => row.addressCount, {
    arrives: 'desc',
    width: 112,
    phoneWidth: 104,
    phone: 'key',
    definition: 'holders',
  }),
  change('day', '24H增长', (row) => row.riseRateDay, { phone: 'key', definition: 'addressGrowth' }),
  change('week', '7日增长', (row) => row.riseRateWeek, { phoneUnder: 'day', definition: 'addressGrowth' }),
  count('weekCount', '7日新增', '个', (row) => row.riseWeek, { optional: true }),
  share('top10', 'Top10占比', (row) => row.top10, {
    width: 108,
    phoneUnder: 'addresses',
    definition: 'topHolderShare',
  }),
  share('top50', 'Top50占比', (row) => row.top50, { width: 88 }),
  share('top100', 'Top100占比', (row) => row.top100, { width: 92 }),
  score('gini', '基尼系数', (row) => row.gini, { width: 96, digits: 3, definition: 'gini' }),
  coinPrice(),
  change24h(),
];
