import type { ExchangeAddress, ReserveAsset } from '../contract/exchange/reserves.ts';
import { formatExactAmount } from '../format/amount.ts';
import { writeAmountFlow } from '../format/signed.ts';
import { UNKNOWN, writeShare } from '../format/written.ts';
import { coinSubject, type NamedCoin } from './coin.ts';
import type { Column } from './column.ts';
import { amount, change, number, percent, share } from './values.ts';
import { rowName, text } from './words.ts';

function coin<Row extends NamedCoin>(): Column<Row> {
  return rowName('coin', '币种', coinSubject, { width: 140, phoneWidth: 120 });
}

const coins = <Row extends NamedCoin>(
  id: string,
  label: string,
  read: (row: Row) => number | null,
  definition?: string,
): Column<Row> =>
  number(
    id,
    label,
    read,
    (row) => {
      const value = read(row);
      return value === null ? UNKNOWN : { text: `${formatExactAmount(value)} ${row.symbol}` };
    },
    { width: 148, phoneWidth: 140, ...(definition !== undefined && { definition }) },
  );

/** Inflow to or outflow from an address, in coins, signed. */
const moved = (id: string, label: string, read: (row: ExchangeAddress) => number | null) =>
  number<ExchangeAddress>(id, label, read, (row) => writeAmountFlow(read(row), row.symbol), { width: 148 });

/** An exchange's assets against its liabilities, by coin. */
export const reserveColumns: readonly Column<ReserveAsset>[] = [
  coin(),
  percent(
    'ratio',
    '储备率',
    (row) => row.ratio,
    (value) => writeShare(value),
    {
      width: 96,
      definition: 'reserveRatio',
    },
  ),
  amount('value', '折合', (row) => row.value, { arrives: 'desc', width: 104, definition: 'reserve' }),
  share('share', '占储备', (row) => row.share, { width: 84 }),
  coins('balance', '链上资产', (row) => row.balance),
  coins('liability', '用户负债', (row) => row.liability),
  change('change24h', '24H变化', (row) => row.change24h, { width: 92 }),
  change('change7d', '7D变化', (row) => row.change7d, { width: 92 }),
];

export const addressColumns: readonly Column<ExchangeAddress>[] = [
  coin(),
  amount('value', '折合', (row) => row.value, { arrives: 'desc', width: 104, definition: 'reserve' }),
  coins('balance', '余额', (row) => row.balance),
  text('kind', '类型', (row) => (row.isCold ? '冷钱包' : '热钱包'), { width: 80 }),
  text('chain', '公链', (row) => row.chain, { width: 104 }),
  text('address', '地址', (row) => row.address, { width: 232, interactive: true }),
  moved('change24h', '24H变化', (row) => row.change24h),
  moved('change7d', '7D变化', (row) => row.change7d),
];
