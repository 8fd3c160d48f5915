import { unsorted } from '@coinmirror/shared/columns/column.ts';
import { type Chosen, type RankingTable, rankingColumns } from '@coinmirror/shared/rankings/ranking.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Row } from '#ui/row/Row.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { OutdatedContent } from '#ui/state/OutdatedContent.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './ranking.module.css';
import { starCells } from './stars.tsx';

const EXPECTED_ROWS = 50;
/** On a phone one half stands below the other: neither is longer than a screen. */
const PHONE_ROWS = 10;

/** Two tables share one address, so neither can be sorted in it. */
const AS_IT_CAME: TableState = {
  sort: null,
  filters: {},
  columns: null,
  toggleSort: () => undefined,
  setFilters: () => undefined,
  chooseColumns: () => undefined,
};

interface RankingHalfProps<Row> {
  readonly ranking: RankingTable<Row>;
  readonly chosen: Chosen;
  /** The ranking of this side only, which takes the same choices. */
  readonly side: { readonly title: string; readonly to: 'hotRise' | 'hotDrop' };
  readonly search: Readonly<Record<string, string>>;
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly footnotes?: readonly string[];
}

const NONE: readonly never[] = [];

/** One side of the ranking of both, with its own download and picture. */
export function RankingHalf<Row>(props: RankingHalfProps<Row>) {
  const { ranking, chosen, side, search, result, footnotes = [] } = props;
  const { title } = side;
  const period = chosen('period').label;
  const { isFetching, refetch } = result;
  const { data, failure, isAged, isFormer } = shownAnswer(result);
  const rows = data?.value.rows;
  const most = useMediaQuery(PHONE) ? PHONE_ROWS : EXPECTED_ROWS;
  const first = useMemo(() => rows?.slice(0, most), [rows, most]);
  const asOf = data?.asOf ?? 0;
  const retry = () => void refetch();
  const columns = useMemo(
    () => rankingColumns(ranking, rows ?? NONE, chosen, asOf),
    [ranking, rows, chosen, asOf],
  );
  const shown = useMemo(
    () => renderColumns(columns.map(unsorted), starCells(ranking.starred)),
    [ranking, columns],
  );
  const rowLink = useMemo(() => rowLinkTo(ranking.leadsTo), [ranking]);
  return (
    <section className={styles.half} aria-label={title}>
      <div className={styles.halfHead}>
        <h2 className={styles.halfTitle}>{title}</h2>
        <Row as="span" className={styles.tools}>
          <HrefLink href={hrefTo(side.to, {}, search)}>查看全部</HrefLink>
          <CsvButton name={`${title}-${period}`} columns={shown} rows={rows} state={AS_IT_CAME} />
          {rows && (
            <TablePicture
              title={title}
              columns={columns}
              pictured={ranking.pictured(chosen)}
              rowsNow={() => rows}
              asOf={asOf}
              chosen={period}
            />
          )}
        </Row>
      </div>
      {isAged && data && <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />}
      <OutdatedContent is={isFormer}>
        <DataTable
          label={title}
          columns={shown}
          rows={first}
          rowKey={ranking.rowKey}
          rowLink={rowLink}
          state={AS_IT_CAME}
          expectedRows={most}
          definition={definitionMark}
          footnotes={footnotes}
          failed={
            failure !== undefined && <FailedState failure={failure} onRetry={retry} busy={isFetching} />
          }
          empty={<EmptyState title="这个周期内没有符合条件的币种" />}
        />
      </OutdatedContent>
    </section>
  );
}
