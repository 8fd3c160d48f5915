import { walletsWords } from '@coinmirror/shared/columns/coinWallets.ts';
import type { CoinWallet } from '@coinmirror/shared/contract/coin/project.ts';
import { useMemo } from 'react';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { DrawCell } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './Project.module.css';
import { useCoinWalletsQuery } from './projectApi.ts';
import { walletColumns } from './walletColumns.tsx';

export interface WalletsPanelProps {
  readonly code: string;
  readonly name: string;
  /** Renders a wallet's star; belongs to another feature. Must be stable. */
  readonly star: DrawCell<CoinWallet>;
}

const NONE: readonly never[] = [];
const rowKey = (row: CoinWallet) => row.code;
const NOTES = [
  '按钱包支持的公链判断，转入前请在钱包内确认币种与网络。',
  '评分 0 至 100，由安全性、易用性与口碑综合得出。',
];

/** The wallets that support a coin. */
export function WalletsPanel({ code, name, star }: WalletsPanelProps) {
  const { currentData, error, isFetching, refetch } = useCoinWalletsQuery({ code });
  const state = useTableState('coin-wallets');
  const definition = useColumnTerm();
  const wallets = currentData?.value ?? NONE;
  const columns = useMemo(() => walletColumns(star, wallets), [star, wallets]);
  const table = (
    <DataTable
      label={`支持${name}的钱包`}
      columns={columns}
      rows={currentData?.value}
      rowKey={rowKey}
      state={state}
      definition={definition}
      failed={
        error !== undefined && (
          <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
        )
      }
      empty={<EmptyState title="没有已收录的钱包支持这个币种" />}
      footnotes={NOTES}
    />
  );
  return (
    <>
      <p className={styles.wallets}>{wallets.length > 0 && walletsWords(wallets)}</p>
      {table}
    </>
  );
}
