import { coinColumns as columnsOn } from '@coinmirror/shared/columns/coinList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { ReactNode } from 'react';
import { type Cells, renderColumnsWith } from '#ui/columns/renderColumnsWith.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { LiveChangeCell } from './cells/LiveChangeCell.tsx';
import { LivePriceCell } from './cells/LivePriceCell.tsx';
import { NameCell } from './cells/NameCell.tsx';

/** Buttons that belong to other features; the page gives them. Must be stable: new ones draw every row again. */
export interface CoinSlots {
  readonly star: (code: string, name: string) => ReactNode;
  readonly compare: (code: string, name: string) => ReactNode;
}

/** A column set of coins; lists other than the ranking bring their own. */
export type CoinColumns = (slots: CoinSlots, changeBase: ChangeBase) => readonly Column<CoinRow>[];

/** Logos of the rows that a first screen shows are fetched at once, the others when they come near. */
const FIRST_SCREEN = 12;

/** What dresses the columns that every list of coins has. */
export function coinCells(slots: CoinSlots): Cells<CoinRow> {
  return {
    star: (row) => slots.star(row.code, row.name),
    name: (row, index, { onPhone }) => <NameCell coin={row} eager={index < FIRST_SCREEN} onPhone={onPhone} />,
    price: (row) => <LivePriceCell code={row.code} quote={row} />,
    change: (row) => <LiveChangeCell code={row.code} quote={row} />,
    trend: (row) => (
      <Sparkline points={row.sparkline} label={`${row.name}近 7 日走势`} width={92} height={32} />
    ),
    actions: (row) => (
      <ActionsCell
        risky={(row.record?.risks.length ?? 0) > 0}
        ads={row.ads}
        compare={slots.compare(row.code, row.name)}
      />
    ),
  };
}

/** The columns of the ranking of coins. */
export const coinColumns: CoinColumns = (slots, changeBase) =>
  renderColumnsWith(columnsOn(changeBase), coinCells(slots));
