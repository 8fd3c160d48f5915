import type { EthGas } from '../../contract/dashboards/gas.ts';
import { formatCount } from '../../format/amount.ts';
import { formatGwei } from '../../format/gwei.ts';
import { writeAmount, writeShare } from '../../format/written.ts';
import { GAS_TASKS, gasCost } from '../../indicators/staking.ts';
import type { Column } from '../column.ts';
import { money, number, percent, price } from '../values.ts';
import { text } from '../words.ts';

const WIDE = { width: 112 } as const;
const offer = (id: 'slow' | 'standard' | 'fast', label: string, seconds: (gas: EthGas) => number | null) =>
  number<EthGas>(
    id,
    label,
    (gas) => gas[id],
    (gas) => ({ text: formatGwei(gas[id]), title: `约 ${formatCount(seconds(gas))} 秒内成交` }),
    { ...WIDE, definition: 'gasPrice' },
  );
const ether = (id: string, label: string, read: (gas: EthGas) => number | null, definition?: string) =>
  number<EthGas>(id, label, read, (gas) => writeAmount(read(gas), 'ETH'), {
    ...WIDE,
    ...(definition !== undefined && { definition }),
  });

/** The current gas price, and what happens to the supply. */
export const gasFacts: readonly Column<EthGas>[] = [
  offer('slow', '慢', (gas) => gas.slowSeconds),
  offer('standard', '标准', (gas) => gas.standardSeconds),
  offer('fast', '快', (gas) => gas.fastSeconds),
  number(
    'baseFee',
    '基础费',
    (gas) => gas.baseFee,
    (gas) => ({ text: formatGwei(gas.baseFee) }),
    { ...WIDE, definition: 'gasPrice' },
  ),
  price('price', 'ETH 价格', (gas) => gas.ethPrice),
  ether('burned', '24H销毁', (gas) => gas.burned, 'ethBurned'),
  ether('issued', '24H增发', (gas) => gas.issued, 'ethIssued'),
  ether('net', '24H净增', netIssue, 'ethIssued'),
  percent(
    'staked',
    '质押率',
    (gas) => stakedShare(gas),
    (value) => writeShare(value),
    { width: 96, definition: 'ethStaked' },
  ),
];

function netIssue({ issued, burned }: EthGas): number | null {
  return issued === null || burned === null ? null : issued - burned;
}

function stakedShare({ staked, supply }: EthGas): number | null {
  return supply && staked !== null ? (staked / supply) * 100 : null;
}

/** A typical Ethereum transaction and its current cost (USD). */
export interface GasTask {
  readonly name: string;
  readonly gas: number;
  readonly slow: number | null;
  readonly standard: number | null;
  readonly fast: number | null;
}

/** The cost of each transaction at the three fee levels. */
export function gasTasks({ slow, standard, fast, ethPrice }: EthGas): readonly GasTask[] {
  return GAS_TASKS.map(({ name, gas }) => ({
    name,
    gas,
    slow: gasCost(gas, slow, ethPrice),
    standard: gasCost(gas, standard, ethPrice),
    fast: gasCost(gas, fast, ethPrice),
  }));
}

const cost = (id: 'slow' | 'standard' | 'fast', label: string): Column<GasTask> =>
  money(id, label, (task) => task[id], 'price', {
    width: 104,
    phoneWidth: 84,
    grow: true,
    definition: 'gasCost',
  });

export const gasTaskColumns: readonly Column<GasTask>[] = [
  text('task', '操作', ({ name }) => name, {
    width: 128,
    phoneWidth: 104,
    rowHeader: true,
    pin: true,
    always: true,
  }),
  number(
    'gas',
    '约需 Gas',
    ({ gas }) => gas,
    ({ gas }) => writeAmount(gas),
    { width: 96, phone: 'hidden' },
  ),
  cost('slow', '慢'),
  cost('standard', '标准'),
  cost('fast', '快'),
];
