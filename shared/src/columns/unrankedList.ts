import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { coinColumns, insertBefore, NEED_SUPPLY, without } from './coinList.ts';
import { type Column, unsorted } from './column.ts';
import { date } from './moreValues.ts';
import { text } from './words.ts';

/** Listed but unranked coins: columns that need a verified supply are replaced by the date and the reason. */
export function unrankedColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(without(coinColumns(changeBase), NEED_SUPPLY), 'trend', [
    unsorted(date('recordedAt', '收录时间', (row: CoinRow) => row.record?.recordedAt ?? null)),
    text('reason', '未排名原因', (row: CoinRow) => row.record?.reason ?? '', { width: 232 }),
  ]);
}
