import { futuresColumns as columnsOn } from '@coinmirror/shared/columns/futuresList.ts';
import { dressed } from '#ui/columns/dressed.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of coins with futures. */
export const futuresColumns: CoinColumns = (slots, changeBase) =>
  dressed(columnsOn(changeBase), coinCells(slots));
