import { coinColumns as columnsOn } from '@coinmirror/shared/columns/coinList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { ReactNode } from 'react';
import { type Cells, renderColumnsWith } from '#ui/columns/renderColumnsWith.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import { ActionsCell } from './cells/ActionsCell.tsx';
import { liveQuoteCells } from './cells/liveQuoteCells.tsx';
import { NameCell } from './cells/NameCell.tsx';

/** Buttons of other features, provided by the page. Must be stable: new ones re-render every row. */
export interface CoinSlots {
  readonly star: (code: string, name: string) => ReactNode;
  readonly compare: (code: string, name: string) => ReactNode;
}

/** A column set for coins; lists other than the ranking have their own. */
export type CoinColumns = (slots: CoinSlots, changeBase: ChangeBase) => readonly Column<CoinRow>[];

/** Logos of the first rows load eagerly, the others when they come near. */
const FIRST_SCREEN = 12;

/** Custom cells of the columns common to all coin lists. */
export function coinCells(slots: CoinSlots): Cells<CoinRow> {
  return {
    star: (row) => slots.star(row.code, row.name),
    name: (row, index, { onPhone }) => <NameCell coin={row} eager={index < FIRST_SCREEN} onPhone={onPhone} />,
    ...liveQuoteCells,
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

/** The columns of the coin ranking. */
export const coinColumns: CoinColumns = (slots, changeBase) =>
  renderColumnsWith(columnsOn(changeBase), coinCells(slots));
