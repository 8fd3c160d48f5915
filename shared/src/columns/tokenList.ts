import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writeAmount } from '../format/written.ts';
import { coinColumns, insertBefore, optionally } from './coinList.ts';
import { type Column, unsorted } from './column.ts';
import { number } from './values.ts';
import { text } from './words.ts';

const TOKEN_FACTS: readonly Column<CoinRow>[] = [
  text('chain', '所属公链', (row) => row.token?.chain ?? '', { width: 108, phone: 'hidden' }),
  text('contract', '合约地址', (row) => row.token?.contractAddress ?? '', { width: 232, interactive: true }),
  unsorted(
    number(
      'holders',
      '持币地址数',
      (row: CoinRow) => row.token?.holders ?? null,
      (row) => writeAmount(row.token?.holders ?? null),
      { width: 92, phone: 'hidden', definition: 'holders' },
    ),
  ),
];

/** A token list: the market's columns, and the token's chain. */
export function tokenColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(
    optionally(coinColumns(changeBase), ['change1h', 'change7d', 'supply', 'drawdown']),
    'trend',
    TOKEN_FACTS,
  );
}
