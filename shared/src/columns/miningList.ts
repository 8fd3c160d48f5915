import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { formatHashRate } from '../format/hashRate.ts';
import { UNKNOWN, writeAmount } from '../format/written.ts';
import { coinColumns, insertBefore, optionally } from './coinList.ts';
import { type Column, unsorted } from './column.ts';
import { date } from './moreValues.ts';
import { number } from './values.ts';
import { text } from './words.ts';

const seconds = (row: CoinRow) => row.mining?.blockSeconds ?? null;
const hashRate = (row: CoinRow) => row.mining?.hashRate ?? null;
const reward = (row: CoinRow) => row.mining?.blockReward ?? null;

const MINING_FACTS: readonly Column<CoinRow>[] = [
  text('algorithm', '算法', (row) => row.mining?.algorithm ?? '', { width: 104 }),
  text('consensus', '共识', (row) => row.mining?.consensus ?? '', { width: 92 }),
  unsorted(
    number('blockTime', '出块速度', seconds, (row) => writeAmount(seconds(row), '秒', 'full'), {
      width: 84,
      csvLabel: () => '出块速度(秒)',
    }),
  ),
  unsorted(
    number('blockReward', '区块奖励', reward, (row) => writeAmount(reward(row), row.symbol, 'full'), {
      width: 104,
    }),
  ),
  unsorted(
    number(
      'hashRate',
      '全网算力',
      hashRate,
      (row) => (hashRate(row) === null ? UNKNOWN : { text: formatHashRate(hashRate(row)) }),
      {
        width: 96,
        csvLabel: () => '全网算力(H/s)',
      },
    ),
  ),
  text('miningState', '挖矿状态', (row) => row.mining?.state ?? '', { width: 80 }),
  unsorted(date('nextHalving', '下次减半', (row: CoinRow) => row.mining?.nextHalvingAt ?? null)),
];

/** A list of mineable coins: the market's columns, then figures for miners. */
export function miningColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = optionally(coinColumns(changeBase), [
    'change1h',
    'change7d',
    'supply',
    'drawdown',
    'turnoverRate',
    'trend',
  ]);
  return insertBefore(columns, 'trend', MINING_FACTS);
}
