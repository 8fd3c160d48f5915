import { holderChainColumns } from '@coinmirror/shared/columns/coinHolders.ts';
import type { HolderChain } from '@coinmirror/shared/contract/coin/holders.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { holderChainCells } from './holderCells.tsx';

export interface ChainTableProps {
  readonly symbol: string;
  readonly chains: readonly HolderChain[];
}

const rowKey = (row: HolderChain) => row.name;

/** The chains of a coin: supply and number of holders on each. */
export function ChainTable({ symbol, chains }: ChainTableProps) {
  const state = useTableState('holder-chains');
  const definition = useColumnTerm();
  const columns = useMemo(() => renderColumns(holderChainColumns(symbol), holderChainCells), [symbol]);
  return (
    <DataTable
      label="按主链"
      columns={columns}
      rows={chains}
      rowKey={rowKey}
      state={state}
      definition={definition}
      empty={<EmptyState title="主链未知" />}
    />
  );
}
