import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { coinColumns, insertBefore, NEED_SUPPLY, without } from './coinList.ts';
import type { Column } from './column.ts';
import { text } from './words.ts';

const RECORD_FACTS: readonly Column<CoinRow>[] = [
  text('risks', '风险提示', (row) => (row.record?.risks ?? []).join(' '), { width: 320 }),
  text('sourceExchange', '来源交易所', (row) => row.record?.sourceExchange ?? '', {
    width: 132,
    phone: 'hidden',
  }),
  text('website', '自称官网', (row) => row.record?.website ?? '', { width: 192, interactive: true }),
];

/**
 * Coins that are not recorded: no trend that could look like a recommendation, a warning in every row, and a
 * confirmation before any outside link. On phones the warnings come before the volume that the project claims.
 */
export function unrecordedColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = without(coinColumns(changeBase), [...NEED_SUPPLY, 'trend', 'drawdown']);
  const onPhone = columns.map((column) =>
    column.id === 'volume24h' ? { ...column, phone: 'hidden' as const } : column,
  );
  return insertBefore(onPhone, 'actions', RECORD_FACTS);
}
