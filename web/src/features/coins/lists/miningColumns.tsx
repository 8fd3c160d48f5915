import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { unsorted } from '#ui/columns/unsorted.ts';
import { dateColumn } from '#ui/columns/valueColumns.tsx';
import { writeAmount } from '#ui/number/written.ts';
import type { Column } from '#ui/table/column.ts';
import { type CoinSlots, coinColumns } from '../coinColumns.tsx';
import { insertBefore } from './insertBefore.ts';

type MiningFacts = NonNullable<CoinRow['mining']>;

const MINING_FACTS: readonly Column<CoinRow>[] = [
  wordColumn('algorithm', '算法', 104, (facts) => facts.algorithm),
  wordColumn('consensus', '共识', 92, (facts) => facts.consensus),
  {
    id: 'blockTime',
    label: '出块速度',
    width: 84,
    align: 'right',
    csv: (row) => row.mining?.blockSeconds ?? null,
    csvLabel: () => '出块速度(秒)',
    written: (row) => writeAmount(row.mining?.blockSeconds ?? null, '秒', 'full'),
  },
  {
    id: 'blockReward',
    label: '区块奖励',
    width: 104,
    align: 'right',
    csv: (row) => row.mining?.blockReward ?? null,
    written: (row) => writeAmount(row.mining?.blockReward ?? null, row.symbol, 'full'),
  },
  wordColumn('miningState', '挖矿状态', 80, (facts) => facts.state),
  unsorted(
    dateColumn({
      id: 'nextHalving',
      label: '下次减半',
      read: (row: CoinRow) => row.mining?.nextHalvingAt ?? null,
    }),
  ),
];

const LEFT_OUT = new Set(['supply', 'drawdown', 'turnoverRate', 'trend']);

/** A list of mineable coins: the market's columns, and what a miner asks for. */
export function miningColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = coinColumns(slots, changeBase).map((column) =>
    LEFT_OUT.has(column.id) ? { ...column, optional: true } : column,
  );
  return insertBefore(columns, 'trend', MINING_FACTS);
}

function wordColumn(
  id: string,
  label: string,
  width: number,
  read: (facts: MiningFacts) => string,
): Column<CoinRow> {
  const word = (row: CoinRow) => (row.mining ? read(row.mining) : '');
  return { id, label, width, csv: word, cell: (row) => word(row) || MISSING };
}
