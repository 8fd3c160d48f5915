import { lotColumns, type NamedLot } from '@coinmirror/shared/columns/lots.ts';
import type { Quote } from '@coinmirror/shared/portfolio/holdings.ts';
import { openLots } from '@coinmirror/shared/portfolio/openLots.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { Card } from '#ui/card/Card.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { namesOf } from './usePortfolioRows.ts';

interface LotsTableProps {
  readonly trades: readonly Trade[];
  readonly quotes: ReadonlyMap<
    string,
    Quote & { readonly name: string; readonly symbol: string; readonly logo: string }
  >;
}

const COLUMNS = renderColumns(lotColumns);

/** What is still held of each purchase, where the oldest are sold first. */
export function LotsTable({ trades, quotes }: LotsTableProps) {
  const state = useTableState('userPortfolioLots');
  const rows = useMemo(
    () => openLots(trades, quotes).map((lot): NamedLot => ({ ...lot, ...namesOf(lot.code, quotes) })),
    [trades, quotes],
  );
  if (rows.length === 0) return null;
  return (
    <Card title={`持仓批次 ${rows.length} 批`}>
      <DataTable
        label="持仓批次"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        state={state}
        empty={null}
        definition={definitionMark}
      />
    </Card>
  );
}
