import { type ReactNode, useMemo, useState } from 'react';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { GroupTabs } from '../groups/GroupTabs.tsx';
import { ItemDialog } from '../ItemDialog.tsx';
import { StarButton } from '../StarButton.tsx';
import { moveBy, moveOnto } from '../sorting/reorder.ts';
import { SortingContext } from '../sorting/SortHandle.tsx';
import { useWatchActions } from '../useWatchActions.ts';
import type { WatchItem } from '../watchlists.ts';
import { NameLink } from './NameLink.tsx';
import styles from './starred.module.css';
import { type StarredKind, type StarredRow, starredColumns } from './starredColumns.tsx';
import { useGroupInAddress } from './useGroupInAddress.ts';

export interface StarredViewProps<Row extends StarredRow> {
  readonly kind: StarredKind;
  readonly title: string;
  readonly summary: ReactNode;
  /** Another view of the page, at the right of its header. */
  readonly actions?: ReactNode;
  /** Links to the visitor's other lists, below the header. */
  readonly tabs?: ReactNode;
  /** Epoch ms of the names and ranks; null while loading, absent where nothing is loaded. */
  readonly asOf?: number | null;
  /** The data of a code; at least a name, which may be the code itself. Must be stable. */
  readonly describe: (item: WatchItem) => Row;
  /** Columns of that data. Must be stable. */
  readonly facts: readonly Column<Row>[];
  /** One fact below the name of a tile. */
  readonly tileFact: (row: Row) => ReactNode;
  /** Their data is still loading. */
  readonly isLoading: boolean;
  /** Why their data is missing, with a retry. */
  readonly failed?: ReactNode;
  readonly empty: ReactNode;
  /** Tiles with names only, instead of the table. */
  readonly isCompact?: boolean;
}

/** Starred exchanges or wallets in their groups: a table with notes, or tiles. */
export function StarredView<Row extends StarredRow>(props: StarredViewProps<Row>) {
  const { kind, title, summary, actions, asOf, describe, facts, isLoading, empty, isCompact = false } = props;
  const { groups, group, show } = useGroupInAddress(kind);
  const { change } = useWatchActions(kind);
  const state = useTableState(`starred-${kind}`);
  const [edited, setEdited] = useState<Row | null>(null);
  const rows = useMemo(() => group.items.map(describe), [group, describe]);
  const columns = useMemo(() => starredColumns({ kind, facts, onEdit: setEdited }), [kind, facts]);
  const shown = isLoading && rows.length > 0 ? undefined : rows;
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
      {props.tabs}
      {rows.length > 0 && props.failed}
      <GroupTabs groups={groups} value={group.name} onShow={show} onChange={change}>
        {isCompact && shown && shown.length > 0 ? (
          <ul className={styles.grid}>
            {shown.map((row) => (
              <li key={row.code} className={styles.tile}>
                <span className={styles.tileWords}>
                  <NameLink kind={kind} row={row} />
                  <span className={styles.tileFact}>{props.tileFact(row)}</span>
                </span>
                <StarButton kind={kind} code={row.code} name={row.name} />
              </li>
            ))}
          </ul>
        ) : (
          <SortingContext value={sorting}>
            <DataTable
              label={title}
              columns={columns}
              rows={shown}
              expectedRows={rows.length}
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
