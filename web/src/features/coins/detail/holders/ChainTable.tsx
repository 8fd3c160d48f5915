import type { HolderChain } from '@coinmirror/shared/contract/coin/holders.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { useMemo } from 'react';
import { Address } from '#ui/address/Address.tsx';
import { useColumnMark } from '#ui/definition/useColumnMark.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Share } from '#ui/number/Share.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';

export interface ChainTableProps {
  readonly symbol: string;
  readonly chains: readonly HolderChain[];
}

const rowKey = (row: HolderChain) => row.name;

/** The chains a coin lives on: how much of it, in how many hands. */
export function ChainTable({ symbol, chains }: ChainTableProps) {
  const state = useTableState('holder-chains');
  const definition = useColumnMark();
  const columns = useMemo(() => chainColumns(symbol), [symbol]);
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

function chainColumns(symbol: string): readonly Column<HolderChain>[] {
  return [
    {
      id: 'chain',
      label: '主链',
      width: 120,
      rowHeader: true,
      pin: true,
      always: true,
      cell: (row) => row.name,
    },
    {
      id: 'contract',
      label: '合约地址',
      width: 250,
      grow: true,
      interactive: true,
      cell: (row) =>
        row.contractAddress === '' ? (
          '原生币'
        ) : (
          <Address value={row.contractAddress} explorerUrl={row.contractUrl} />
        ),
    },
    {
      id: 'supply',
      label: '链上流通量',
      definition: 'chainSupply',
      width: 150,
      align: 'right',
      sortValue: (row) => row.supply,
      cell: (row) => <Amount value={row.supply} suffix={symbol} />,
    },
    {
      id: 'share',
      label: '占流通总量',
      definition: 'holderShare',
      width: 100,
      align: 'right',
      sortValue: (row) => row.share,
      cell: (row) => <Share value={row.share} />,
    },
    {
      id: 'addresses',
      label: '持币地址数',
      definition: 'holders',
      width: 120,
      align: 'right',
      sortValue: (row) => row.addressCount,
      cell: (row) => formatCount(row.addressCount),
    },
    {
      id: 'top10',
      label: '链上Top10占比',
      definition: 'topHolderShare',
      width: 120,
      align: 'right',
      sortValue: (row) => row.top10,
      cell: (row) => <Share value={row.top10} />,
    },
  ];
}
