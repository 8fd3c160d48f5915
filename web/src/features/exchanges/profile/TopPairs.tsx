import { pairColumns } from '@coinmirror/shared/columns/exchangePairs.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { pairArgs } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import { useExchangePairsQuery } from '../exchangeApi.ts';
import { pairCells, type StarSlot } from '../market/marketCells.tsx';

const SHOWN = 10;
const COLUMNS: ReadonlySet<string> = new Set(['pair', 'price', 'change', 'volume', 'share', 'depth']);
const AS_IT_CAME: TableState = {
  sort: null,
  filters: {},
  columns: null,
  toggleSort: () => undefined,
  setFilters: () => undefined,
  chooseColumns: () => undefined,
};

interface TopPairsProps {
  readonly detail: ExchangeDetail;
  readonly star: StarSlot;
}

/** The exchange's most traded pairs, with a link to all. */
export function TopPairs({ detail, star }: TopPairsProps) {
  const result = useExchangePairsQuery(pairArgs(detail.code, () => null));
  const definition = useColumnTerm();
  const columns = useMemo(
    () =>
      renderColumns(
        pairColumns('spot')
          .filter(({ id }) => COLUMNS.has(id))
          .map(({ sortValue: _unsorted, ...column }) => column),
        pairCells(star),
      ),
    [star],
  );
  if ((detail.pairCount ?? 0) === 0) return null;
  return (
    <PageSection
      title="成交最多的现货交易对"
      tools={
        <PageLink to="exchangeMarket" params={{ id: detail.code }}>
          全部 {formatCount(detail.pairCount)} 个
        </PageLink>
      }
    >
      <Loadable result={result} height={560} skeleton={<Skeleton height={560} />}>
        {({ rows }) => (
          <DataTable
            label={`${detail.name}成交最多的现货交易对`}
            columns={columns}
            rows={rows.slice(0, SHOWN)}
            rowKey={({ coinCode, pair }) => `${coinCode} ${pair}`}
            state={AS_IT_CAME}
            definition={definition}
            expectedRows={SHOWN}
            empty={<EmptyState />}
          />
        )}
      </Loadable>
    </PageSection>
  );
}
