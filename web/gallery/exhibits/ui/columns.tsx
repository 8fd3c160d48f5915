import { coinSubject } from '@coinmirror/shared/columns/coin.ts';
import { ago, count, date } from '@coinmirror/shared/columns/moreValues.ts';
import { breadth, member } from '@coinmirror/shared/columns/sector.ts';
import { amount, change, price, share } from '@coinmirror/shared/columns/values.ts';
import { place, rowName } from '@coinmirror/shared/columns/words.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { SectorMember } from '#ui/columns/SectorMember.tsx';
import { SubjectCell } from '#ui/columns/SubjectCell.tsx';
import { sectorCells } from '#ui/columns/sectorCells.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { coinColumns } from '../../data/coinColumns.tsx';
import { coins } from '../../data/coins.ts';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Stack } from '../../show.tsx';

interface TableOf<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

function Table<Row>(props: TableOf<Row>) {
  return <DataTable {...props} state={useTableState('gallery-columns')} empty={<EmptyState />} />;
}

interface ValueRow {
  readonly key: string;
  readonly value: number | null;
  readonly time: number | null;
}

const VALUES: readonly ValueRow[] = [
  { key: 'large', value: 12_345_678.9, time: NOW },
  { key: 'small', value: -0.004_2, time: NOW - 86_400_000 * 40 },
  { key: 'unknown', value: null, time: null },
];

const value = (row: ValueRow) => row.value;
const time = (row: ValueRow) => row.time;

const VALUE_COLUMNS = renderColumns<ValueRow>([
  place((row) => VALUES.indexOf(row) + 1),
  price('price', '价格', value),
  amount('amount', '成交额', value),
  change('change', '涨幅', value),
  share('share', '占比', value),
  count('count', '交易对', '个', value),
  date('date', '上线日期', time),
  ago('ago', '更新', time),
]);

const SECTORS = [
  {
    name: '人工智能',
    coinCount: 64,
    riseCount: 41,
    fallCount: 20,
    best: { code: 'bittensor', symbol: 'TAO', change24h: 12.4 },
    worst: { code: 'render', symbol: 'RENDER', change24h: -4.1 },
  },
  { name: '尚无行情的板块', coinCount: 0, riseCount: null, fallCount: null, best: null, worst: null },
] as const;

type Sector = (typeof SECTORS)[number];

const SECTOR_COLUMNS = renderColumns<Sector>(
  [
    rowName('name', '板块', ({ name }) => ({ name, link: null }), { width: 120 }),
    breadth(),
    member('best', '领涨'),
    member('worst', '领跌'),
  ],
  sectorCells,
);

export const exhibit: Exhibit = {
  title: 'Columns that many tables have',
  about: 'Columns are data of shared (label, reader, kind); what dresses them draws their cells.',
  states: [
    {
      name: 'coins: star, place, name, price, change, volume, value, rank',
      wide: true,
      show: () => (
        <Table label="币种的列" columns={coinColumns} rows={coins.slice(0, 3)} rowKey={(row) => row.code} />
      ),
    },
    {
      name: 'values: price, amount, change, share, count, date, ago',
      wide: true,
      show: () => <Table label="数值的列" columns={VALUE_COLUMNS} rows={VALUES} rowKey={(row) => row.key} />,
    },
    {
      name: 'sectors: breadth, members',
      wide: true,
      show: () => (
        <Table<Sector> label="板块的列" columns={SECTOR_COLUMNS} rows={SECTORS} rowKey={(row) => row.name} />
      ),
    },
    {
      name: 'the name of a coin, of one without a picture',
      show: () => (
        <Stack>
          {coins.slice(0, 2).map((coin) => (
            <SubjectCell key={coin.code} subject={coinSubject(coin)} main eager />
          ))}
        </Stack>
      ),
    },
    {
      name: 'a member alone, and none',
      show: () => (
        <Stack>
          <SectorMember coin={{ code: 'bittensor', symbol: 'TAO', change24h: 12.4 }} />
          <SectorMember coin={null} />
        </Stack>
      ),
    },
  ],
};
