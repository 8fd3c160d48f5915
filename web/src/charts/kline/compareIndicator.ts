import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { Chart, IndicatorTemplate, KLineData } from 'klinecharts';
import type { BarSource } from '../klinecharts/createBarLoader.ts';
import { type CompareRow, compareRows } from './compareRows.ts';
import { type CompareSeries, createCompareSeries } from './compareSeries.ts';

export const COMPARE = 'COMPARE';
const PANE = 'candle_pane';
const AXIS = 'compare';

/** Another symbol drawn over the candles. */
export interface Compared {
  readonly label: string;
  /** Its candles at the same period. */
  readonly source: BarSource;
}

/** Closes of another symbol as a line on its own price axis, so that both use the full height of the pane. */
export const compareIndicator: IndicatorTemplate<CompareRow, unknown, () => CompareSeries> = {
  name: COMPARE,
  shortName: '对比',
  figures: [{ key: 'close', type: 'line' }],
  async calc(candles: KLineData[], indicator): Promise<CompareRow[]> {
    const series = indicator.extendData();
    await series.reach(candles[0]?.timestamp ?? 0);
    const rows = compareRows(series, candles);
    // Its axis uses the decimals of its own price, which is known only now.
    indicator.precision = series.placesAt(rows.at(-1)?.close ?? null);
    return rows;
  },
};

/** The pane's header: the close under the crosshair, and its change from the close at the left edge. */
function toolTip(label: string, color: string): NonNullable<IndicatorTemplate['createTooltipDataSource']> {
  return ({ indicator, crosshair, chart }) => {
    const rows = indicator.result;
    const close = closeOf(rows[crosshair.dataIndex ?? rows.length - 1]);
    const first = closeOf(rows[chart.getVisibleRange().from]);
    const change = close && first ? (close / first - 1) * 100 : null;
    return {
      name: label,
      calcParamsText: '',
      features: [],
      legends: [
        {
          title: { text: '', color },
          value: {
            text: `${formatPrice(close, indicator.precision)} (较左缘 ${formatPercent(change)})`,
            color,
          },
        },
      ],
    };
  };
}

function closeOf(row: unknown): number | null {
  const holds = typeof row === 'object' && row !== null && 'close' in row;
  return holds && typeof row.close === 'number' ? row.close : null;
}

/** Draws another symbol over a chart's candles; returns a function that removes it. */
export function showCompared(chart: Chart, { label, source }: Compared, color: string): () => void {
  const series = createCompareSeries(source);
  const id = chart.createIndicator(
    {
      name: COMPARE,
      paneId: PANE,
      yAxisId: AXIS,
      // The library clones data objects, but not functions.
      extendData: () => series,
      createTooltipDataSource: toolTip(label, color),
      styles: { lines: [{ color, size: 1.5 }] },
    },
    true,
  );
  return () => {
    if (id !== null) chart.removeIndicator({ id });
  };
}
