import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { EditIcon } from '#ui/icon/icons.ts';
import type { Column } from '#ui/table/column.ts';
import { StarButton } from '../StarButton.tsx';
import { SortHandle } from '../sorting/SortHandle.tsx';
import type { WatchItem, WatchKind } from '../watchBook.ts';
import styles from './starred.module.css';

/** A starred exchange or wallet with what is known of it. */
export interface StarredRow extends WatchItem {
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
}

interface StarredColumns {
  readonly kind: WatchKind;
  /** Logo and name as a link to the thing's own page. */
  readonly nameCell: (row: StarredRow) => ReactNode;
  readonly onEdit: (row: StarredRow) => void;
}

/** Star, rank, name, note, and what can be done with the row. */
export function starredColumns({ kind, nameCell, onEdit }: StarredColumns): readonly Column<StarredRow>[] {
  return [
    {
      id: 'star',
      label: '自选',
      heading: <></>,
      width: 40,
      align: 'center',
      pin: true,
      always: true,
      interactive: true,
      cell: (row) => <StarButton kind={kind} code={row.code} name={row.name} />,
    },
    ...(kind === 'exchange' ? [rankColumn] : []),
    {
      id: 'name',
      label: '名称',
      width: 150,
      grow: true,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.name,
      cell: nameCell,
    },
    {
      id: 'note',
      label: '备注',
      width: 320,
      phoneWidth: 110,
      cell: (row) => (
        <span className={styles.note} title={row.note}>
          {row.note || '--'}
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

const rankColumn: Column<StarredRow> = {
  id: 'rank',
  label: '排名',
  width: 64,
  align: 'center',
  pin: true,
  phone: 'hidden',
  sortValue: (row) => row.rank,
  definition: 'rank',
  cell: (row) => row.rank ?? '--',
};
