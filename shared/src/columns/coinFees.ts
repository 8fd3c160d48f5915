import type { CoinEarner, FeeKind } from '../contract/coin/fees.ts';
import type { Column } from './column.ts';
import { amount, change } from './values.ts';
import { text } from './words.ts';

/** Fees and revenue of one earner within a time until now, USD; the change is over the same time before, %. */
export interface FeePeriod {
  readonly period: string;
  readonly fees: number | null;
  readonly revenue: number | null;
  readonly change: number | null;
}

/** The three times of a ranking's row, one below the other. */
export function feePeriods(earner: CoinEarner): readonly FeePeriod[] {
  return [
    { period: '24小时', fees: earner.fees24h, revenue: earner.revenue24h, change: earner.change1d },
    { period: '7日', fees: earner.fees7d, revenue: earner.revenue7d, change: earner.change7d },
    { period: '30日', fees: earner.fees30d, revenue: earner.revenue30d, change: earner.change30d },
  ];
}

/** Fees of a chain itself are others than those of protocols, and are defined apart. */
const DEFINITIONS: Readonly<Record<FeeKind, readonly [fees: string, revenue: string]>> = {
  protocol: ['defiFees', 'defiRevenue'],
  issuer: ['defiFees', 'defiRevenue'],
  gas: ['chainGas', 'chainGasKept'],
  apps: ['defiFees', 'defiRevenue'],
};

export function coinFeeColumns(kind: FeeKind): readonly Column<FeePeriod>[] {
  const [fees, revenue] = DEFINITIONS[kind];
  return [
    text('period', '时段', ({ period }) => period, {
      width: 72,
      phoneWidth: 72,
      rowHeader: true,
      pin: true,
      always: true,
    }),
    amount('fees', kind === 'gas' ? 'Gas 费' : '费用', (row) => row.fees, { phone: 'key', definition: fees }),
    amount('revenue', '收入', (row) => row.revenue, { phone: 'key', definition: revenue }),
    change('change', '费用变化', (row) => row.change, { phoneUnder: 'fees', definition: fees }),
  ];
}
