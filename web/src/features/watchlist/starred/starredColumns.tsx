import { rank } from '@coinmirror/shared/columns/values.ts';
import { star } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { EditIcon } from '#ui/icon/icons.ts';
import type { Column } from '#ui/table/column.ts';
import { StarButton } from '../StarButton.tsx';
import { SortHandle } from '../sorting/SortHandle.tsx';
import type { WatchItem, WatchKind } from '../watchlists.ts';
import { NameLink } from './NameLink.tsx';
import styles from './starred.module.css';

/** Kinds with a page of the same name. */
export type StarredKind = Exclude<WatchKind, 'coin'>;

/** A starred exchange or wallet with its data. */
export interface StarredRow extends WatchItem {
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
}

interface StarredColumns<Row extends StarredRow> {
  readonly kind: StarredKind;
  /** Columns between the name and the note. */
  readonly facts: readonly Column<Row>[];
  readonly onEdit: (row: Row) => void;
}

/** Star, rank, name, facts, note, and the actions of the row. */
export function starredColumns<Row extends StarredRow>({
  kind,
  facts,
  onEdit,
}: StarredColumns<Row>): readonly Column<Row>[] {
  return [
    ...renderColumns([star<Row>()], {
      star: (row) => <StarButton kind={kind} code={row.code} name={row.name} />,
    }),
    ...renderColumns([rankColumn]),
    {
      id: 'name',
      label: '名称',
      width: 150,
      grow: true,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.name,
      cell: (row) => <NameLink kind={kind} row={row} />,
    },
    ...facts,
    {
      id: 'note',
      label: '备注',
      width: 200,
      phoneWidth: 110,
      cell: (row) => (
        <span className={styles.note} title={row.note}>
          {row.note || MISSING}
        </span>
      ),
    },
    {
      id: 'manage',
      label: '管理',
      width: 84,
      phoneWidth: 104,
      align: 'right',
      always: true,
      interactive: true,
      cell: (row) => (
        <span className={styles.actions}>
          <IconButton
            size="s"
            label={`编辑 ${row.name} 的备注`}
            icon={<EditIcon />}
            onClick={() => onEdit(row)}
          />
          <SortHandle sortKey={row.code} name={row.name} />
        </span>
      ),
    },
  ];
}

const rankColumn = rank<StarredRow>('rank', '排名', (row) => row.rank, {
  width: 64,
  align: 'center',
  pin: true,
  phone: 'hidden',
});
