import type { CoinMover } from '@coinmirror/shared/contract/rankings/moves.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import { unsorted } from '#ui/columns/unsorted.ts';
import { placeColumn } from '#ui/columns/valueColumns.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { Former } from '#ui/state/Former.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import styles from './hot.module.css';
import { COIN_STARS, starsColumn } from './stars.tsx';

const EXPECTED_ROWS = 50;
const PICTURED = 10;

/** Two tables stand on one address: neither can be sorted in it. */
const AS_IT_CAME: TableState = {
  sort: null,
  filters: {},
  columns: null,
  toggleSort: () => undefined,
  setFilters: () => undefined,
  chooseColumns: () => undefined,
};

interface MoverHalfProps {
  readonly title: string;
  readonly period: string;
  /** The ranking of this side alone, with the same choices. */
  readonly whole: { readonly to: 'hotRise' | 'hotDrop'; readonly period: string; readonly top: string };
  readonly columns: readonly Column<CoinMover>[];
  readonly result: LoadableResult<{ readonly rows: readonly CoinMover[] }>;
  readonly footnotes?: readonly string[];
}

/** One side of the ranking of both, with its own file and picture. */
export function MoverHalf({ title, period, whole, columns, result, footnotes = [] }: MoverHalfProps) {
  const { isFetching, refetch } = result;
  const { data, failure, isAged, isFormer } = shownAnswer(result);
  const rows = data?.value.rows;
  const retry = () => void refetch();
  const shown = useMemo(() => {
    const places = new Map(rows?.map(({ code }, index) => [code, index + 1]));
    const place = placeColumn((row: CoinMover) => places.get(row.code) ?? null);
    return [starsColumn<CoinMover>(COIN_STARS), place, ...columns].map(unsorted);
  }, [rows, columns]);
  return (
    <section className={styles.half} aria-label={title}>
      <div className={styles.halfHead}>
        <h2 className={styles.halfTitle}>{title}</h2>
        <span className={styles.tools}>
          <HrefLink href={hrefTo(whole.to, {}, { period: whole.period, top: whole.top })}>查看全部</HrefLink>
          <CsvButton name={`${title}-${period}`} columns={shown} rows={rows} state={AS_IT_CAME} />
          <SharePictureButton
            source={() =>
              data === undefined
                ? null
                : {
                    title,
                    subtitle: `前 ${Math.min(PICTURED, data.value.rows.length)} 名的价格与${period}涨幅`,
                    asOf: data.asOf,
                    rows: data.value.rows
                      .slice(0, PICTURED)
                      .map((row) => ({ name: coinTitle(row), price: row.price, change: row.change })),
                  }
            }
          />
        </span>
      </div>
      {isAged && data && <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />}
      <Former is={isFormer}>
        <DataTable
          label={title}
          columns={shown}
          rows={rows}
          rowKey={coinRowKey}
          rowLink={coinRowLink}
          state={AS_IT_CAME}
          expectedRows={EXPECTED_ROWS}
          definition={definitionMark}
          footnotes={footnotes}
          failed={
            failure !== undefined && <FailedState failure={failure} onRetry={retry} busy={isFetching} />
          }
          empty={<EmptyState title="这个周期内没有符合条件的币种" />}
        />
      </Former>
    </section>
  );
}
