import type { CoinCloses } from '@coinmirror/shared/constants/sourceCredits.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { cx } from '#ui/classNames.ts';
import { downloadCsv } from '#ui/file/download.ts';
import { CameraIcon, ChartLineIcon, DownloadIcon, TableIcon } from '#ui/icon/icons.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import styles from './ChartPanel.module.css';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';
import type { Drawable } from './drawable.ts';
import { createDrawableSlot } from './drawableSlot.ts';
import type { PictureWords } from './picture.ts';
import { SourceLine } from './SourceLine.tsx';
import { savePicture } from './savePicture.ts';
import { useSourceLine } from './useSourceLine.ts';

/** What every chart states about itself. */
export interface ChartAbout {
  /** The chart's name in the saved image, the file and for screen readers; the visible heading is the page's. */
  title: string;
  /** Where the data comes from, printed on the saved image and under the chart: 币镜 综合 48 家交易所. */
  source: string;
  /** Epoch ms of the newest data; null while unknown. */
  asOf: number | null;
  height?: number;
  /** The plot as high as it can be: what explains it below it, on a phone its controls too. */
  plotFirst?: boolean;
  /** Shows the title over the chart, where the page has no heading of its own for it. */
  titled?: boolean;
}

export interface ChartPanelProps extends ChartAbout {
  /** Ranges and switches, left of the toolbar. */
  controls?: ReactNode;
  legend?: ReactNode;
  /** Printed on the saved image. */
  pictureLegend?: PictureWords['legend'];
  /** Called only when the table is shown or saved. */
  table: () => ChartTableData;
  /** What it draws of coins' closes, whose sources may ask to be named. */
  closes?: readonly CoinCloses[];
  empty?: boolean;
  /** Renders the chart, which passes a handle for saving its image. */
  children: (onDrawable: (drawable: Drawable | null) => void, height: number) => ReactNode;
}

/** px of a chart that states no other height. */
export const CHART_HEIGHT = 360;
/** ms that 保存图片 waits for a chart that is still being drawn. */
const PATIENCE = 10_000;

/** The frame of every chart: its controls, 表格, 下载 CSV, 保存图片, source and time. */
export function ChartPanel(props: ChartPanelProps) {
  const {
    title,
    source,
    asOf,
    height = CHART_HEIGHT,
    titled = false,
    plotFirst = false,
    controls,
    legend,
    pictureLegend = [],
    table,
    closes,
    empty,
  } = props;
  const [asTable, setAsTable] = useState(false);
  const box = useRef<HTMLElement>(null);
  const foot = useSourceLine(source, asOf, closes);
  // Created once: the chart's effect runs again when it changes.
  const [slot] = useState(createDrawableSlot);

  function saveCsv() {
    const { columns, rows } = table();
    downloadCsv(toCsv([columns.map((column) => column.label), ...rows.map((row) => row.plain)]), title);
  }

  /** The press may be the visitor's first, which is what starts the chart's drawing. */
  async function saveImage() {
    const chart = await slot.within(PATIENCE);
    await savePicture(chart, box.current, { title, foot: foot.join(' · '), legend: pictureLegend });
  }

  if (empty) return <EmptyState height={height} />;
  return (
    <figure ref={box} className={cx(styles.frame, plotFirst && styles.plotFirst)} aria-label={title}>
      {titled && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.bar}>
        {controls}
        <span className={styles.tools}>
          <IconButton
            size="s"
            label={asTable ? '图表' : '表格'}
            icon={asTable ? <ChartLineIcon /> : <TableIcon />}
            onClick={() => setAsTable((now) => !now)}
          />
          <IconButton size="s" label="下载 CSV" icon={<DownloadIcon />} onClick={saveCsv} />
          <IconButton
            size="s"
            label="保存图片"
            icon={<CameraIcon />}
            disabled={asTable}
            onClick={() => void saveImage()}
          />
        </span>
      </div>
      {!asTable && legend && <div className={styles.legend}>{legend}</div>}
      {asTable ? (
        <ChartTable caption={title} data={table()} height={height} />
      ) : (
        props.children(slot.set, height)
      )}
      <SourceLine parts={foot} />
    </figure>
  );
}
