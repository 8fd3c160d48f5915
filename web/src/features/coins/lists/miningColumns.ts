import { miningColumns as columnsOn } from '@coinmirror/shared/columns/miningList.ts';
import { dressed } from '#ui/columns/dressed.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of mineable coins. */
export const miningColumns: CoinColumns = (slots, changeBase) =>
  dressed(columnsOn(changeBase), coinCells(slots));
