import { voterColumns } from '@coinmirror/shared/columns/voters.ts';
import type { ProposalDetail, ProposalVoter } from '@coinmirror/shared/contract/proposals.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { useMemo } from 'react';
import { Address } from '#ui/address/Address.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { Share } from '#ui/number/Share.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './proposals.module.css';

const rowKey = ({ address }: ProposalVoter) => address;

/** The voters with the most coins, and the share of all others. */
export function VoterTable({ proposal }: { readonly proposal: ProposalDetail }) {
  const { voters, total, voterCount } = proposal;
  const state = useTableState('proposal-voters');
  const columns = useMemo(
    () => renderColumns(voterColumns(proposal), { address: ({ address }) => <Address value={address} /> }),
    [proposal],
  );
  const held = voters.reduce((sum, { power }) => sum + power, 0);
  return (
    <section aria-label="大户投票" className={styles.voters}>
      <h2>大户投票</h2>
      {total !== null && total > 0 && (
        <p className={styles.none}>
          前 {voters.length} 个地址合计占 <Share value={(held / total) * 100} />
          ，其余 {formatCount(voterCount === null ? null : Math.max(0, voterCount - voters.length))} 个地址占{' '}
          <Share value={((total - held) / total) * 100} />。
        </p>
      )}
      <DataTable
        label="大户投票"
        columns={columns}
        rows={voters}
        rowKey={rowKey}
        state={state}
        empty={<EmptyState title="还没有人投票" compact />}
      />
    </section>
  );
}
