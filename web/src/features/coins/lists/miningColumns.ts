import { miningColumns as columnsOn } from '@coinmirror/shared/columns/miningList.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of mineable coins. */
export const miningColumns: CoinColumns = (slots, changeBase) =>
  renderColumns(columnsOn(changeBase), coinCells(slots));
