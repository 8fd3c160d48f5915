import { unrankedColumns as columnsOn } from '@coinmirror/shared/columns/unrankedList.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of listed but unranked coins. */
export const unrankedColumns: CoinColumns = (slots, changeBase) =>
  renderColumns(columnsOn(changeBase), coinCells(slots));
