import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { anchorAt } from '@coinmirror/shared/drawings/drawing.ts';
import { type PeriodChoice, periodLabel, TIME_SHARE } from '@coinmirror/shared/kline/address.ts';
import { shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { pairName } from '@coinmirror/shared/kline/pairName.ts';
import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ChartTable } from '#charts/frame/ChartTable.tsx';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import type { PricePoint } from '#charts/kline/priceFeature.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { SelectOption } from '#ui/select/Select.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { DrawingRail } from '../drawings/DrawingRail.tsx';
import { DrawingSheet } from '../drawings/DrawingSheet.tsx';
import { GuestNotice } from '../drawings/GuestNotice.tsx';
import { StyleBar } from '../drawings/StyleBar.tsx';
import { useDrawingKeys } from '../drawings/useDrawingKeys.ts';
import { useDrawingSession } from '../drawings/useDrawingSession.ts';
import { useKlineSource } from '../live/useKlineSource.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { PriceActions } from '../stage/PriceActions.tsx';
import { SideChartView } from '../stage/SideChartView.tsx';
import { changeSide, sideCharts } from '../stage/sideCharts.ts';
import stage from '../stage/stage.module.css';
import { useCompared } from '../stage/useCompared.ts';
import { ViewTools } from '../stage/ViewTools.tsx';
import { KlineToolbar } from '../toolbar/KlineToolbar.tsx';
import { copyShift } from './copyShift.ts';
import { ExportButtons } from './ExportButtons.tsx';
import styles from './KlineView.module.css';
import { useKlineKeys } from './useKlineKeys.ts';
import { useVisibleTable } from './useVisibleTable.ts';

interface KlineViewProps {
  readonly tickerId: string;
  readonly period: PeriodChoice;
  readonly minutes: number;
  readonly onPeriod: (period: PeriodChoice) => void;
  /** undefined while loading. */
  readonly pair: KlinePair | undefined;
  /** Other symbols to compare or show beside it; empty where there is no room. */
  readonly choices: readonly SelectOption<string>[];
  /** Called to create an alert from the price axis. */
  readonly onAlert: (price: number) => void;
  /** Additional toolbar buttons. */
  readonly tools?: ReactNode;
}

/** The fixed indicators of 分时: the minute line with the day's average price, and volume. */
const SHARE_INDICATORS: readonly TechnicalUse[] = [
  { key: 'VWAP', params: [] },
  { key: 'VOL', params: [] },
];

/** The toolbar, the drawing tools and the chart of a pair, with side charts where they are chosen. */
export function KlineView(props: KlineViewProps) {
  const { tickerId, period, minutes, onPeriod, pair, choices, onAlert, tools } = props;
  const { changeBase } = useDisplay();
  const shift = shiftOf(changeBase === 'UTC0' ? 'utc0' : 'utc8');
  const [prefs, changePrefs] = useKlinePrefs();
  const replay = useReplay(useKlineSource(tickerId, minutes, shift), minutes);
  const compared = useCompared(tickerId, minutes, shift, choices);
  const session = useDrawingSession(tickerId);
  const [handle, setHandle] = useState<KlineHandle | null>(null);
  const [point, setPoint] = useState<PricePoint | null>(null);
  const closePoint = useCallback(() => setPoint(null), []);
  const box = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  useKlineKeys(handle, onPeriod);
  useDrawingKeys(session);
  const isShare = period === TIME_SHARE;
  const title = pair ? `${pairName(pair)} ${periodLabel(period)} K 线` : 'K 线';
  const { table, saveCsv } = useVisibleTable(handle, pair, title);
  const sides = isPhone ? [] : sideCharts(prefs.charts, prefs.sides, tickerId);

  return (
    <>
      <KlineToolbar
        period={period}
        onPeriod={onPeriod}
        start={isPhone && <DrawingSheet session={session} />}
        end={
          <>
            {tools}
            <ExportButtons
              handle={handle}
              box={box}
              pair={pair}
              title={title}
              asTable={asTable}
              onTable={() => setAsTable((now) => !now)}
              onCsv={saveCsv}
            />
          </>
        }
      >
        <ViewTools
          handle={handle}
          replay={replay.controls}
          choices={isPhone ? [] : choices}
          compared={compared.ticker}
          onCompare={compared.setTicker}
        />
      </KlineToolbar>
      <div className={styles.work}>
        {!isPhone && <DrawingRail session={session} />}
        <div className={stage.grid} data-charts={sides.length + 1}>
          <div ref={box} className={styles.chart}>
            <KlineChart
              symbol={tickerId}
              minutes={minutes}
              price={pair?.price}
              source={replay.source}
              sourceKey={replay.key}
              kind={isShare ? 'area' : prefs.kind}
              axis={prefs.axis}
              indicators={isShare ? SHARE_INDICATORS : prefs.indicators}
              shift={shift}
              label={title}
              drawing={session.canvas}
              paneHeights={prefs.paneHeights}
              onPaneHeights={(heights) => changePrefs({ paneHeights: { ...prefs.paneHeights, ...heights } })}
              onPrice={setPoint}
              compared={compared.compared}
              isLinked={sides.length > 0}
              isLive={!replay.controls.isOn}
              onHandle={setHandle}
            />
            <StyleBar
              session={session}
              onCopy={() => session.copySelected(copyShift(handle?.visible() ?? [], minutes))}
            />
            {point && (
              <PriceActions
                point={point}
                onClose={closePoint}
                onAlert={() => onAlert(point.price)}
                onLine={() => {
                  const [newest] = (handle?.visible() ?? []).slice(-1);
                  session.addLine(anchorAt(newest?.time ?? Date.now(), point.price));
                }}
              />
            )}
            <GuestNotice session={session} />
            <ReplayBar controls={replay.controls} />
            {asTable && (
              <div className={styles.table}>
                <ChartTable caption={title} data={table()} height={box.current?.clientHeight ?? 0} />
              </div>
            )}
          </div>
          {sides.map((side, place) => (
            <SideChartView
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart is identified by its position.
              key={place}
              side={side}
              choices={choices}
              shift={shift}
              onChange={(changes) => changePrefs({ sides: changeSide(sides, place, changes) })}
            />
          ))}
        </div>
      </div>
    </>
  );
}
