import type { FuturesOverview } from '../../contract/dashboards/futures.ts';
import type { Column } from '../column.ts';
import { amount, share } from '../values.ts';
import { text } from '../words.ts';

/** Liquidations of some hours up to now, USD; null before so many are known. */
export interface LiquidationWindow {
  readonly hours: number;
  readonly long: number | null;
  readonly short: number | null;
}

const WINDOWS = [1, 4, 12, 24] as const;

/** Sums over the last 1, 4, 12 and 24 hours of a list that ends now, oldest first. */
export function liquidationWindows(list: FuturesOverview['hours']): readonly LiquidationWindow[] {
  return WINDOWS.map((hours) => {
    if (list.length < hours) return { hours, long: null, short: null };
    const own = list.slice(-hours);
    return {
      hours,
      long: own.reduce((sum, { long }) => sum + long, 0),
      short: own.reduce((sum, { short }) => sum + short, 0),
    };
  });
}

function both({ long, short }: LiquidationWindow): number | null {
  return long === null || short === null ? null : long + short;
}

export const liquidationWindowColumns: readonly Column<LiquidationWindow>[] = [
  text('hours', '时间', ({ hours }) => (hours === 1 ? '本小时' : `${hours} 小时`), {
    width: 96,
    phoneWidth: 72,
    rowHeader: true,
    pin: true,
    always: true,
  }),
  amount('all', '爆仓', both, { phoneWidth: 88, definition: 'liquidations' }),
  amount('long', '多单', (row) => row.long, { phoneWidth: 88, definition: 'liquidations' }),
  amount('short', '空单', (row) => row.short, { phoneWidth: 88, definition: 'liquidations' }),
  share(
    'longShare',
    '多单占比',
    (row) => {
      const all = both(row);
      return row.long === null || all === null || all <= 0 ? null : (row.long / all) * 100;
    },
    { grow: true },
  ),
];
