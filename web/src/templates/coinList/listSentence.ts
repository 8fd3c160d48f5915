import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { Link } from '@coinmirror/shared/routes/link.ts';
import { coinListSentence } from '@coinmirror/shared/sentences/coinLists.ts';

/** The sentence of a list of coins on the visitor's base. */
export function listSentence(list: Link) {
  return (rows: readonly CoinRow[], total: number | null, base: ChangeBase) =>
    coinListSentence(
      rows.map((row) => ({ code: row.code, symbol: row.symbol, change: changeOf(row, base) })),
      total,
      list,
    );
}
