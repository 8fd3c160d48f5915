import { unrankedColumns as columnsOn } from '@coinmirror/shared/columns/unrankedList.ts';
import { dressed } from '#ui/columns/dressed.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of coins that are listed but not ranked. */
export const unrankedColumns: CoinColumns = (slots, changeBase) =>
  dressed(columnsOn(changeBase), coinCells(slots));
