import { useCallback, useRef } from 'react';
import { readThemeColors } from '#ui/theme/readTokens.ts';
import { type ChartAbout, ChartPanel, type ChartPanelProps } from '../panel/ChartPanel.tsx';
import type { ChartTableData } from '../panel/ChartTable.tsx';
import { MirrorFigure } from './MirrorFigure.tsx';
import { SvgDrawable } from './SvgDrawable.tsx';
import type { MirrorView } from './types.ts';
import { useMirrorTexts } from './useMirrorTexts.ts';
import { mirrorTable } from './words.ts';

export interface MirrorChartProps extends Omit<ChartAbout, 'title'>, MirrorView {
  /** Heading of the bucket column in the table: 时间. */
  readonly bucketName: string;
  /** The table, where it says more than the parts: prices beside their distance from the peg. */
  readonly table?: () => ChartTableData;
  /** Ranges and switches, left of the toolbar. */
  readonly controls?: ChartPanelProps['controls'];
  readonly sums?: boolean;
}

const HEIGHT = 224;
/** px that the names above and below take beside the plot. */
const NAMES = 64;

/** A mirror figure with what every chart has: 表格, 下载 CSV, 保存图片, its source and time. */
export function MirrorChart(props: MirrorChartProps) {
  const {
    source,
    asOf,
    titled = false,
    bucketName,
    controls,
    table,
    height = HEIGHT,
    sums = true,
    ...view
  } = props;
  const texts = useMirrorTexts(view);
  const plot = useRef<SVGSVGElement>(null);
  const svgOf = useCallback(() => plot.current, []);
  const parts = [...view.above.parts, ...view.below.parts];
  const colors = readThemeColors();
  const isEmpty = view.buckets.length === 0;
  return (
    <ChartPanel
      {...{ source, asOf, controls, titled }}
      title={view.title}
      height={height + NAMES}
      empty={isEmpty}
      table={table ?? (() => mirrorTable(view, texts, bucketName))}
      pictureLegend={parts.map(({ name, tone }) => ({ name, colors: [colors[tone]] }))}
    >
      {(onDrawable) => (
        <>
          <MirrorFigure {...view} height={height} sums={sums} ref={plot} />
          <SvgDrawable svgOf={svgOf} onDrawable={onDrawable} />
        </>
      )}
    </ChartPanel>
  );
}
