import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writeAmount } from '../format/written.ts';
import { coinColumns, insertBefore, optionally, without } from './coinList.ts';
import { type Column, unsorted } from './column.ts';
import { date, number } from './values.ts';
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

/** A token list: the market's columns, and where the token lives. */
export function tokenColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(optionally(coinColumns(changeBase), ['supply', 'drawdown']), 'trend', TOKEN_FACTS);
}

const seconds = (row: CoinRow) => row.mining?.blockSeconds ?? null;
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
  text('miningState', '挖矿状态', (row) => row.mining?.state ?? '', { width: 80 }),
  unsorted(date('nextHalving', '下次减半', (row: CoinRow) => row.mining?.nextHalvingAt ?? null)),
];

/** A list of mineable coins: the market's columns, and what a miner asks for. */
export function miningColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = optionally(coinColumns(changeBase), ['supply', 'drawdown', 'turnoverRate', 'trend']);
  return insertBefore(columns, 'trend', MINING_FACTS);
}

const NEED_SUPPLY = ['rank', 'marketCap', 'turnoverRate', 'supply'];

/** Listed but unranked: what needs a verified supply gives way to since when and why. */
export function unrankedColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(without(coinColumns(changeBase), NEED_SUPPLY), 'trend', [
    unsorted(date('recordedAt', '收录时间', (row: CoinRow) => row.record?.recordedAt ?? null)),
    text('reason', '未排名原因', (row: CoinRow) => row.record?.reason ?? '', { width: 232 }),
  ]);
}

const RECORD_FACTS: readonly Column<CoinRow>[] = [
  text('risks', '风险提示', (row) => (row.record?.risks ?? []).join(' '), { width: 320 }),
  text('sourceExchange', '来源交易所', (row) => row.record?.sourceExchange ?? '', {
    width: 132,
    phone: 'hidden',
  }),
  text('website', '自称官网', (row) => row.record?.website ?? '', { width: 192, interactive: true }),
];

/**
 * Not recorded: no trend that could look like a recommendation, a warning in every row, and a question before any
 * way out of the site. On a phone the warnings come before what the project says it trades.
 */
export function unrecordedColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = without(coinColumns(changeBase), [...NEED_SUPPLY, 'trend', 'drawdown']);
  const onPhone = columns.map((column) =>
    column.id === 'volume24h' ? { ...column, phone: 'hidden' as const } : column,
  );
  return insertBefore(onPhone, 'actions', RECORD_FACTS);
}
