import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useCallback, useMemo } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { EChart } from '../echarts/EChart.tsx';
import type { ChartOption } from '../echarts/useChart.ts';
import { type ChartAbout, ChartPanel } from '../panel/ChartPanel.tsx';
import type { ChartTableData } from '../panel/ChartTable.tsx';
import { useValueText } from '../series/text/useValueText.ts';
import type { ValueKind } from '../series/types.ts';
import { foldSlices, type Slice, sharesOf, unfoldedSlices } from './foldSlices.ts';
import styles from './Pie.module.css';
import { pieOption } from './pieOption.ts';
import { SliceList } from './SliceList.tsx';

export interface PieChartProps extends ChartAbout {
  /** Keep it stable (useMemo). */
  slices: readonly Slice[];
  kind: ValueKind;
  suffix?: string;
  /** With a hole in the middle. */
  donut?: boolean;
  /** Slices beyond this number, and those too thin to see, are grouped as 其他. */
  most?: number;
  /** The slices are steps of one scale: they keep their order, and none is grouped. */
  inOrder?: boolean;
}

/** Shares of a whole. The names are beside the slices; the table lists every one, also those in 其他. */
export function PieChart(props: PieChartProps) {
  const { slices, kind, suffix, donut = false, most = 8, inOrder = false, title } = props;
  const text = useValueText(kind, suffix);
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const folded = useMemo(
    () => (inOrder ? unfoldedSlices(slices) : foldSlices(slices, most)),
    [slices, most, inOrder],
  );
  const option = useCallback(
    (colors: ThemeColors): ChartOption => pieOption({ slices: folded, donut, full: text.full }, colors),
    [folded, donut, text],
  );
  return (
    <ChartPanel {...props} empty={total <= 0} table={() => shareTable(slices, text.full)}>
      {(onDrawable, height) => (
        <div className={styles.room}>
          <EChart kind="pie" label={title} {...{ option, height, onDrawable }} />
          <SliceList slices={folded} />
        </div>
      )}
    </ChartPanel>
  );
}

function shareTable(slices: readonly Slice[], full: (value: number) => string): ChartTableData {
  const shares = sharesOf(slices);
  return {
    columns: [
      { key: 'name', label: '名称' },
      { key: 'value', label: '数值', numeric: true },
      { key: 'share', label: '占比', numeric: true },
    ],
    rows: [...slices]
      .sort((a, b) => b.value - a.value)
      .map((slice) => {
        const share = shares.get(slice) ?? 0;
        return {
          key: slice.name,
          cells: [slice.name, full(slice.value), formatShare(share)],
          plain: [slice.name, slice.value, share],
          ...(slice.href === undefined ? {} : { href: slice.href }),
        };
      }),
  };
}
