import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { type PeriodChoice, periodLabel, TIME_SHARE } from '@coinmirror/shared/kline/address.ts';
import { shiftOf } from '@coinmirror/shared/kline/openings.ts';
import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { type ReactNode, useRef, useState } from 'react';
import { ChartTable } from '#charts/frame/ChartTable.tsx';
import { savePicture } from '#charts/frame/savePicture.ts';
import { useSourceLine } from '#charts/frame/useSourceLine.ts';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { ChartLineIcon, DownloadIcon, TableIcon } from '#ui/icon/icons.ts';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { DrawingRail } from '../drawings/DrawingRail.tsx';
import { DrawingSheet } from '../drawings/DrawingSheet.tsx';
import { GuestNotice } from '../drawings/GuestNotice.tsx';
import { StyleBar } from '../drawings/StyleBar.tsx';
import { useDrawingKeys } from '../drawings/useDrawingKeys.ts';
import { useDrawingSession } from '../drawings/useDrawingSession.ts';
import { pairName, placeName } from '../facts/pairName.ts';
import { useKlineSource } from '../live/useKlineSource.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { KlineToolbar } from '../toolbar/KlineToolbar.tsx';
import { copyShift } from './copyShift.ts';
import styles from './KlineView.module.css';
import { useKlineKeys } from './useKlineKeys.ts';
import { useVisibleTable } from './useVisibleTable.ts';

interface KlineViewProps {
  readonly tickerId: string;
  readonly period: PeriodChoice;
  readonly minutes: number;
  readonly onPeriod: (period: PeriodChoice) => void;
  /** undefined while it is on its way. */
  readonly pair: KlinePair | undefined;
  /** More buttons of the toolbar. */
  readonly tools?: ReactNode;
}

/** What 分时 shows whatever else is chosen: the minutes' line with the day's average price, and volumes. */
const SHARE_INDICATORS: readonly TechnicalUse[] = [
  { key: 'VWAP', params: [] },
  { key: 'VOL', params: [] },
];

/** Under this width the drawing tools stand in a sheet. */
const PHONE = '(max-width: 640px)';

/** The toolbar, the drawing tools and the chart of a pair. */
export function KlineView({ tickerId, period, minutes, onPeriod, pair, tools }: KlineViewProps) {
  const { changeBase } = useDisplay();
  const shift = shiftOf(changeBase === 'UTC0' ? 'utc0' : 'utc8');
  const [{ kind, axis, indicators }] = useKlinePrefs();
  const source = useKlineSource(tickerId, minutes, shift);
  const [handle, setHandle] = useState<KlineHandle | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const session = useDrawingSession(tickerId);
  const isPhone = useMediaQuery(PHONE);
  useKlineKeys(handle, onPeriod);
  useDrawingKeys(session);
  const isShare = period === TIME_SHARE;
  const title = pair ? `${pairName(pair)} ${periodLabel(period)} K 线` : 'K 线';
  const foot = useSourceLine(pair ? placeName(pair) : '', null);
  const { table, saveCsv } = useVisibleTable(handle, pair, title);

  return (
    <>
      <KlineToolbar
        period={period}
        onPeriod={onPeriod}
        onPicture={() => void savePicture(handle, box.current, { title, foot, legend: [] })}
      >
        {isPhone && <DrawingSheet session={session} />}
        {tools}
        <IconButton
          size="s"
          label={asTable ? '图表' : '可见 K 线的表格'}
          icon={asTable ? <ChartLineIcon /> : <TableIcon />}
          disabled={handle === null}
          onClick={() => setAsTable((now) => !now)}
        />
        <IconButton
          size="s"
          label="下载 CSV"
          icon={<DownloadIcon />}
          disabled={handle === null}
          onClick={saveCsv}
        />
      </KlineToolbar>
      <div className={styles.work}>
        {!isPhone && <DrawingRail session={session} />}
        <div ref={box} className={styles.chart}>
          <KlineChart
            symbol={tickerId}
            minutes={minutes}
            price={pair?.price}
            source={source}
            kind={isShare ? 'area' : kind}
            axis={axis}
            indicators={isShare ? SHARE_INDICATORS : indicators}
            shift={shift}
            label={title}
            drawing={session.canvas}
            onHandle={setHandle}
          />
          <StyleBar
            session={session}
            onCopy={() => session.copySelected(copyShift(handle?.visible() ?? [], minutes))}
          />
          <GuestNotice session={session} />
          {asTable && (
            <div className={styles.table}>
              <ChartTable caption={title} data={table()} height={box.current?.clientHeight ?? 0} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
