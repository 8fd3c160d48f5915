import { futuresColumns as columnsOn } from '@coinmirror/shared/columns/futuresList.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of coins with futures. */
export const futuresColumns: CoinColumns = (slots, changeBase) =>
  renderColumns(columnsOn(changeBase), coinCells(slots));
