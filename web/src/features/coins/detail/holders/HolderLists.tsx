import { holderColumns } from '@coinmirror/shared/columns/coinHolders.ts';
import type { CoinHolder, CoinHolders } from '@coinmirror/shared/contract/coin/holders.ts';
import { useMemo, useState } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { Select } from '#ui/select/Select.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { ChainTable } from './ChainTable.tsx';
import { holderCells } from './holderCells.tsx';

export interface HolderListsProps {
  readonly name: string;
  readonly symbol: string;
  readonly holders: CoinHolders;
  readonly remaining: readonly CoinHolder[];
  readonly chain: string;
  readonly onChain: (chain: string) => void;
}

const SHOWN = 100;
const LISTS = [
  { key: 'top', label: '前100' },
  { key: 'flows', label: '大额流动' },
  { key: 'chains', label: '按主链' },
] as const;

const rowKey = (row: CoinHolder) => `${row.chain}${row.address}${row.quantity}`;

/** 前100, 大额流动, 按主链. */
export function HolderLists({ name, symbol, holders, remaining, chain, onChain }: HolderListsProps) {
  const [list, setList] = useState<(typeof LISTS)[number]['key']>('top');
  const state = useTableState('holders');
  const definition = useColumnTerm();
  const manyChains = holders.chains.length > 1;
  const rows = useMemo(
    () => (list === 'flows' ? holders.flows : remaining.slice(0, SHOWN)),
    [list, holders, remaining],
  );
  const hasOlder = rows.some(({ updatedAt }) => updatedAt < (holders.updatedAt ?? 0));
  const columns = useMemo(
    () => renderColumns(holderColumns(symbol, { manyChains, hasOlder }), holderCells),
    [symbol, manyChains, hasOlder],
  );
  const chains = [{ value: '', label: '全部主链' }].concat(
    holders.chains.map((one) => ({ value: one.name, label: one.name })),
  );
  return (
    <Tabs
      label="持币名单"
      items={LISTS}
      value={list}
      onChange={setList}
      aside={
        <>
          {manyChains && list !== 'chains' && (
            <Select label="主链" size="s" value={chain} options={chains} onChange={onChain} />
          )}
          {list !== 'chains' && (
            <CsvButton name={`${name}持币地址`} columns={columns} rows={rows} state={state} />
          )}
        </>
      }
    >
      {list === 'chains' ? (
        <ChainTable symbol={symbol} chains={holders.chains} />
      ) : (
        <DataTable
          label={list === 'flows' ? `${name} 24 小时变动最大的地址` : `${name}持币最多的地址`}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          state={state}
          definition={definition}
          empty={<EmptyState title="没有符合条件的地址" />}
        />
      )}
    </Tabs>
  );
}
