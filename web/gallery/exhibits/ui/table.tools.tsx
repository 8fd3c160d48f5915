import { coinRowKey } from '#ui/columns/rowLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { FilterChips } from '#ui/table/tools/FilterChips.tsx';
import { NumberFilters } from '#ui/table/tools/NumberFilters.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { coinColumns } from '../../data/coinColumns.tsx';
import { coins, type DemoCoin } from '../../data/coins.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Row, Stack } from '../../show.tsx';

function Columns() {
  const { columns, chooseColumns } = useTableState('gallery-columns');
  return <ColumnChooser columns={coinColumns} chosen={columns} onChoose={chooseColumns} />;
}

function Filters() {
  const { filters, setFilters } = useTableState('gallery-filters');
  return (
    <Stack>
      <Row>
        <NumberFilters columns={coinColumns} filters={filters} onChange={setFilters} />
      </Row>
      <FilterChips columns={coinColumns} filters={filters} onChange={setFilters} />
    </Stack>
  );
}

function Csv({ rows }: { rows: readonly DemoCoin[] | undefined }) {
  const state = useTableState('gallery-file');
  return <CsvButton name="示例" columns={coinColumns} rows={rows} state={state} />;
}

function Together() {
  const state = useTableState('gallery-tools');
  const { columns, chooseColumns, filters, setFilters } = state;
  return (
    <Stack>
      <Row>
        <NumberFilters columns={coinColumns} filters={filters} onChange={setFilters} />
        <ColumnChooser columns={coinColumns} chosen={columns} onChoose={chooseColumns} />
        <CsvButton name="示例" columns={coinColumns} rows={coins} state={state} />
        <FilterChips columns={coinColumns} filters={filters} onChange={setFilters} />
      </Row>
      <DataTable
        label="币种，可筛选"
        columns={coinColumns}
        rows={coins}
        rowKey={coinRowKey}
        state={state}
        empty={<EmptyState title="没有符合条件的币种" />}
      />
    </Stack>
  );
}

export const exhibit: Exhibit = {
  title: 'ColumnChooser, NumberFilters, FilterChips, CsvButton',
  about: "The tools of a DataTable; each takes the table's own state.",
  states: [
    { name: 'columns', opens: true, show: Columns },
    { name: 'filters, none set', opens: true, show: Filters },
    { name: 'filters, two set', address: '/?filter=price:1~;change24h:-5~5', show: Filters },
    { name: 'file', show: () => <Csv rows={coins} /> },
    { name: 'file, nothing to write yet', show: () => <Csv rows={undefined} /> },
    { name: 'with their table', wide: true, show: Together },
  ],
};
