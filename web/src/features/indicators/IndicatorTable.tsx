import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { indicatorSeriesKey } from '@coinmirror/shared/indicators/seriesKey.ts';
import { useMemo } from 'react';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Row } from '#ui/row/Row.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { arrangeRows } from '#ui/table/arrange.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { hrefOfIndicator } from './hrefOfIndicator.ts';
import styles from './IndicatorTable.module.css';
import { indicatorColumns } from './indicatorColumns.tsx';
import type { IndicatorAddressState } from './useIndicatorAddress.ts';

const PAGE_SIZE = 30;
const rowKey = (row: IndicatorDay) => String(row.time);

interface IndicatorTableProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
  readonly address: IndicatorAddressState;
}

/** The days as a table, newest first, paginated; the file has all of them. */
export function IndicatorTable({ indicator, days, address }: IndicatorTableProps) {
  const state = useTableState(`indicator-${indicator.key}`);
  const definition = useColumnTerm();
  const columns = useMemo(() => indicatorColumns(indicator), [indicator]);
  const rows = useMemo(() => arrangeRows(days.toReversed(), columns, state), [days, columns, state]);
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(address.page, pageCount);
  const shown = useMemo(() => rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [rows, page]);
  return (
    <section aria-label="历史数据">
      <Row className={styles.head}>
        <h2 className={styles.heading}>历史数据</h2>
        <SeriesLinks of={indicatorSeriesKey(indicator)} />
        <CsvButton name={indicator.name} columns={columns} rows={rows} state={state} />
      </Row>
      <DataTable
        label={`${indicator.name}历史数据，第 ${page} 页`}
        columns={columns}
        rows={shown}
        rowKey={rowKey}
        state={state}
        definition={definition}
        empty={<EmptyState title="没有数据" />}
        footnotes={[indicator.cadence]}
      />
      <Pager
        page={page}
        pageCount={pageCount}
        total={rows.length}
        keepScroll
        hrefOf={(next) => hrefOfIndicator(indicator, address.withPage(next))}
      />
    </section>
  );
}
