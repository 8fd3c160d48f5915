import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { ReactNode } from 'react';
import { starColumn } from '#ui/columns/starColumn.tsx';
import type { Column } from '#ui/table/column.ts';
import { NameCell } from './cells/NameCell.tsx';

/** Logos of the rows that a first screen shows are fetched at once, the others when they come near. */
const FIRST_SCREEN = 12;

/** Who a row is: star, rank, name. `star` is drawn by the page, since it belongs to another feature. */
export function identityColumns(star: (code: string, name: string) => ReactNode): readonly Column<CoinRow>[] {
  return [
    starColumn((row) => star(row.code, row.name)),
    {
      id: 'rank',
      label: '排名',
      heading: '#',
      width: 36,
      align: 'center',
      pin: true,
      phone: 'hidden',
      sortValue: (row) => row.rank,
      csv: (row) => row.rank,
      definition: 'rank',
      cell: (row) => row.rank ?? MISSING,
    },
    {
      id: 'name',
      label: '名称',
      width: 170,
      phoneWidth: 132,
      grow: true,
      rowHeader: true,
      pin: true,
      always: true,
      csv: (row) => coinTitle(row),
      cell: (row, index, { onPhone }) => (
        <NameCell coin={row} eager={index < FIRST_SCREEN} onPhone={onPhone} />
      ),
    },
  ];
}
