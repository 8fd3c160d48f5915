import { socketColumns, socketEffect } from '@coinmirror/shared/columns/socketStatus.ts';
import type { SocketRow } from '@coinmirror/shared/contract/sourceStatus.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { SourceAge } from './SourceAge.tsx';
import { StateMark } from './StateMark.tsx';
import styles from './sourceStatus.module.css';

const CELLS: Cells<SocketRow> = {
  state: ({ state }) => <StateMark state={state} />,
  heard: ({ heardAt }) => <SourceAge time={heardAt} />,
  since: ({ since }) => <SourceAge time={since} />,
  effect: (row) => <span className={styles.effect}>{socketEffect(row)}</span>,
};

/** What exchanges tell by themselves, socket by socket. */
export function SocketReport({ sockets }: { readonly sockets: readonly SocketRow[] }) {
  return (
    <SectionTable
      title="实时推送"
      about="交易所自己推送的成交价与强平；断开后自动重连。"
      id="sockets"
      columns={socketColumns}
      cells={CELLS}
      rows={sockets}
      rowKey={nameOf}
    />
  );
}

const nameOf = ({ name }: SocketRow) => name;
