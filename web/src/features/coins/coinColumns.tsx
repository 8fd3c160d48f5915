import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { ReactNode } from 'react';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { identityColumns } from './identityColumns.tsx';
import { marketColumns } from './marketColumns.tsx';

/** Buttons that belong to other features; the page gives them. Must be stable: new ones draw every row again. */
export interface CoinSlots {
  readonly star: (code: string, name: string) => ReactNode;
  readonly compare: (code: string, name: string) => ReactNode;
}

/** A column set of coins; lists other than the ranking bring their own. */
export type CoinColumns = (slots: CoinSlots, changeBase: ChangeBase) => readonly Column<CoinRow>[];

/** The columns of a coin list. Other lists add to them or leave some out. */
export function coinColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return [
    ...identityColumns(slots.star),
    ...marketColumns(changeBase),
    {
      id: 'trend',
      label: '7日趋势',
      width: 106,
      align: 'right',
      cell: (row) => (
        <Sparkline points={row.sparkline} label={`${row.name}近 7 日走势`} width={92} height={32} />
      ),
    },
    {
      id: 'actions',
      label: '操作',
      width: 100,
      align: 'right',
      interactive: true,
      cell: (row) => (
        <ActionsCell
          code={row.code}
          risky={(row.record?.risks.length ?? 0) > 0}
          ads={row.ads}
          compare={slots.compare(row.code, row.name)}
        />
      ),
    },
  ];
}
