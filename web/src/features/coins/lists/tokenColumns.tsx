import { tokenColumns as columnsOn } from '@coinmirror/shared/columns/tokenList.ts';
import { Address } from '#ui/address/Address.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of tokens. */
export const tokenColumns: CoinColumns = (slots, changeBase) =>
  renderColumns(columnsOn(changeBase), {
    ...coinCells(slots),
    contract: (row) => <Address value={row.token?.contractAddress ?? null} />,
  });
