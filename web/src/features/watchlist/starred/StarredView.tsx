import { type ReactNode, useMemo, useState } from 'react';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { GroupTabs } from '../groups/GroupTabs.tsx';
import { ItemDialog } from '../ItemDialog.tsx';
import { StarButton } from '../StarButton.tsx';
import { moveBy, moveOnto } from '../sorting/reorder.ts';
import { SortingContext } from '../sorting/SortHandle.tsx';
import { useWatchActions } from '../useWatchActions.ts';
import type { WatchItem, WatchKind } from '../watchBook.ts';
import styles from './starred.module.css';
import { type StarredRow, starredColumns } from './starredColumns.tsx';
import { useGroupInAddress } from './useGroupInAddress.ts';

export interface StarredViewProps {
  readonly kind: WatchKind;
  readonly title: string;
  readonly summary: ReactNode;
  /** Another form of the page, at the right of its head. */
  readonly actions?: ReactNode;
  /** Epoch ms of the names and ranks; null while they are on their way, absent where nothing is asked. */
  readonly asOf?: number | null;
  /** What is known of a code; at least a name, which may be the code itself. Must be stable. */
  readonly describe: (item: WatchItem) => StarredRow;
  /** Logo and name as a link to the thing's own page. Must be stable. */
  readonly nameCell: (row: StarredRow) => ReactNode;
  readonly empty: ReactNode;
  /** Tiles with nothing but names instead of the table. */
  readonly isCompact?: boolean;
}

/** Starred exchanges or wallets in their groups: a table with notes, or tiles. */
export function StarredView(props: StarredViewProps) {
  const { kind, title, summary, actions, asOf, describe, nameCell, empty, isCompact = false } = props;
  const { groups, group, show } = useGroupInAddress(kind);
  const { change } = useWatchActions(kind);
  const state = useTableState(`starred-${kind}`);
  const [edited, setEdited] = useState<StarredRow | null>(null);
  const rows = useMemo(() => group.items.map(describe), [group, describe]);
  const columns = useMemo(() => starredColumns({ kind, nameCell, onEdit: setEdited }), [kind, nameCell]);
  const codes = rows.map((row) => row.code);
  const order = (next: readonly string[]) => {
    if (next !== codes) change({ type: 'sorted', group: group.name, codes: next });
  };
  const sorting = {
    enabled: state.sort === null,
    moveOnto: (code: string, onto: string) => order(moveOnto(codes, code, onto)),
    moveBy: (code: string, step: -1 | 1) => order(moveBy(codes, code, step)),
  };

  return (
    <>
      <PageHeader
        title={title}
        summary={summary}
        actions={actions}
        {...(asOf === undefined ? {} : { asOf })}
      />
      <GroupTabs groups={groups} value={group.name} onShow={show} onChange={change}>
        {isCompact && rows.length > 0 ? (
          <ul className={styles.grid}>
            {rows.map((row) => (
              <li key={row.code} className={styles.tile}>
                {nameCell(row)}
                <StarButton kind={kind} code={row.code} name={row.name} />
              </li>
            ))}
          </ul>
        ) : (
          <SortingContext value={sorting}>
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.code}
              state={state}
              empty={empty}
            />
          </SortingContext>
        )}
      </GroupTabs>
      {edited && (
        <ItemDialog
          item={edited}
          name={edited.name}
          withPosition={false}
          onClose={() => setEdited(null)}
          onSave={(item) => {
            change({ type: 'described', group: group.name, item });
            setEdited(null);
          }}
        />
      )}
    </>
  );
}
