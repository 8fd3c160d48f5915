import type { OptionsOverview } from '@coinmirror/shared/contract/exchange/options.ts';
import type { OptionInterest } from '@coinmirror/shared/indicators/options.ts';
import type { BarGroup } from '#charts/bars/BarsChart.tsx';

export const SOURCE = '各期权平台的持仓量与标记波动率';

/** px of a plot. */
export const CHART_HEIGHT = 280;

/** Open calls and puts side by side; `worth` is what one of them counts, null while that is not known. */
export function openGroups(
  rows: readonly Pick<OptionInterest, 'calls' | 'puts'>[],
  worth: number | null = 1,
  stack?: string,
): readonly BarGroup[] {
  const stacked = stack === undefined ? {} : { stack };
  const counted = (size: number) => (worth === null ? null : size * worth);
  return [
    {
      key: 'calls',
      name: '看涨持仓',
      color: 'up',
      values: rows.map(({ calls }) => counted(calls)),
      ...stacked,
    },
    {
      key: 'puts',
      name: '看跌持仓',
      color: 'down',
      values: rows.map(({ puts }) => counted(puts)),
      ...stacked,
    },
  ];
}

/** How far from the price the strikes of all expiries are shown, as parts of it. */
const SHOWN = [0.5, 2] as const;

/** What is open at each strike over all expiries, lowest first, in coins; strikes far from the price are left out. */
export function openByStrike({
  expiries,
  price,
}: Pick<OptionsOverview, 'expiries' | 'price'>): readonly OptionInterest[] {
  const sums = new Map<number, OptionInterest>();
  for (const { strike, calls, puts } of expiries.flatMap(({ strikes }) => strikes)) {
    const known = sums.get(strike) ?? { strike, calls: 0, puts: 0 };
    sums.set(strike, { strike, calls: known.calls + calls, puts: known.puts + puts });
  }
  const [least, most] = price === null ? [0, Number.POSITIVE_INFINITY] : SHOWN.map((part) => part * price);
  return [...sums.values()]
    .filter(({ strike }) => strike >= (least ?? 0) && strike <= (most ?? Number.POSITIVE_INFINITY))
    .toSorted((a, b) => a.strike - b.strike);
}
