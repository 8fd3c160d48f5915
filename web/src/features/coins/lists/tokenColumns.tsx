import { tokenColumns as columnsOn } from '@coinmirror/shared/columns/tokenList.ts';
import { Address } from '#ui/address/Address.tsx';
import { dressed } from '#ui/columns/dressed.tsx';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';

/** The columns of the list of tokens. */
export const tokenColumns: CoinColumns = (slots, changeBase) =>
  dressed(columnsOn(changeBase), {
    ...coinCells(slots),
    contract: (row) => <Address value={row.token?.contractAddress ?? null} />,
  });
