import { useCallback } from 'react';
import { readThemeColors, type ThemeColors } from '#ui/theme/readTokens.ts';
import { EChart } from '../echarts/EChart.tsx';
import { type ChartAbout, ChartPanel } from '../panel/ChartPanel.tsx';
import type { ChartTableData } from '../panel/ChartTable.tsx';
import { useValueText } from '../series/text/useValueText.ts';
import type { ValueText } from '../series/text/valueText.ts';
import type { SeriesColor, ValueKind } from '../series/types.ts';
import { BarsLegend } from './BarsLegend.tsx';
import type { BarMark } from './barMarks.ts';
import { barsOption } from './barsOption.ts';
import { legendOf } from './groupColor.ts';

export interface BarGroup {
  readonly key: string;
  readonly name: string;
  /** One value for each category; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly color?: SeriesColor;
  readonly stack?: string;
}

export interface BarsChartProps extends ChartAbout {
  /** The axis categories: exchanges, strikes, months. Keep both lists stable (useMemo). */
  categories: readonly string[];
  groups: readonly BarGroup[];
  kind: ValueKind;
  suffix?: string;
  /** A single group with values of both signs uses the visitor's colours of up and down. */
  signed?: boolean;
  /** A line through the values, on an axis that need not start at 0: for a curve. */
  curve?: boolean;
  /** Horizontal bars, the first category on top: for long names. */
  lying?: boolean;
  /** Lines across at values that have a name: the present price. Keep the list stable (useMemo). */
  marks?: readonly BarMark[];
  /** Heading of the category column in the table. */
  categoryName: string;
}

const NO_MARKS: readonly BarMark[] = [];

/** Values by category. */
export function BarsChart(props: BarsChartProps) {
  const {
    categories,
    groups,
    kind,
    suffix,
    signed = false,
    curve = false,
    lying = false,
    marks = NO_MARKS,
    categoryName,
    title,
  } = props;
  const text = useValueText(kind, suffix);
  const option = useCallback(
    (colors: ThemeColors) => barsOption({ categories, groups, signed, curve, lying, marks, text }, colors),
    [categories, groups, signed, curve, lying, marks, text],
  );
  return (
    <ChartPanel
      {...props}
      empty={categories.length === 0 || groups.length === 0}
      pictureLegend={signed ? [] : legendOf(groups, readThemeColors())}
      legend={groups.length > 1 && !signed && <BarsLegend groups={groups} />}
      table={() => barsTable(categoryName, categories, groups, text)}
    >
      {(onDrawable, height) => (
        <EChart option={option} height={height} label={title} onDrawable={onDrawable} />
      )}
    </ChartPanel>
  );
}

function barsTable(
  categoryName: string,
  categories: readonly string[],
  groups: readonly BarGroup[],
  text: ValueText,
): ChartTableData {
  return {
    columns: [
      { key: 'category', label: categoryName },
      ...groups.map((group) => ({ key: group.key, label: group.name, numeric: true })),
    ],
    rows: categories.map((category, index) => {
      const values = groups.map((group) => group.values[index] ?? null);
      return { key: category, cells: [category, ...values.map(text.full)], plain: [category, ...values] };
    }),
  };
}
