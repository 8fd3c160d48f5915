import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { INTRADAY_LINE, type PeriodChoice, periodLabel } from '@coinmirror/shared/kline/address.ts';
import { shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { pairName } from '@coinmirror/shared/kline/pairName.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { ChartTable } from '#charts/panel/ChartTable.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { SelectOption } from '#ui/select/Select.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { DrawingRail } from '../drawings/DrawingRail.tsx';
import { DrawingSheet } from '../drawings/DrawingSheet.tsx';
import { useDrawingKeys } from '../drawings/useDrawingKeys.ts';
import { useDrawingSession } from '../drawings/useDrawingSession.ts';
import { useKlineSource } from '../live/useKlineSource.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { useReplay } from '../replay/useReplay.ts';
import { SideChartView } from '../stage/SideChartView.tsx';
import { changeSide, sideCharts } from '../stage/sideCharts.ts';
import stage from '../stage/stage.module.css';
import { useCompared } from '../stage/useCompared.ts';
import { ViewTools } from '../stage/ViewTools.tsx';
import { KlineToolbar } from '../toolbar/KlineToolbar.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import styles from './KlineView.module.css';
import { MainChart } from './MainChart.tsx';
import { useKlineKeys } from './useKlineKeys.ts';
import { useVisibleTable } from './useVisibleTable.ts';

interface KlineViewProps {
  readonly tickerId: string;
  readonly period: PeriodChoice;
  readonly minutes: number;
  readonly onPeriod: (period: PeriodChoice) => void;
  /** undefined while loading. */
  readonly pair: KlinePair | undefined;
  /** Decimals of its prices; undefined while it is loading. */
  readonly places: number | undefined;
  /** Other symbols to compare or show beside it; empty where there is no room. */
  readonly choices: readonly SelectOption<string>[];
  /** Called to create an alert from the price axis. */
  readonly onAlert: (price: number) => void;
  /** Additional toolbar buttons. */
  readonly tools?: ReactNode;
}

/** The toolbar, the drawing tools and the chart of a pair, with side charts where they are chosen. */
export function KlineView(props: KlineViewProps) {
  const { tickerId, period, minutes, onPeriod, pair, places, choices, onAlert, tools } = props;
  const { changeBase } = useDisplay();
  const shift = shiftOf(changeBase === 'UTC0' ? 'utc0' : 'utc8');
  const [prefs, changePrefs] = useKlinePrefs();
  const replay = useReplay(useKlineSource(tickerId, minutes, shift), minutes);
  const compared = useCompared(tickerId, minutes, shift, choices);
  const session = useDrawingSession(tickerId);
  const [handle, setHandle] = useState<KlineHandle | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  useKlineKeys(handle, onPeriod);
  useDrawingKeys(session);
  const title = pair ? `${pairName(pair)} ${periodLabel(period)} K 线` : 'K 线';
  const { table, saveCsv } = useVisibleTable(handle, pair, places, title);
  const sides = isPhone ? [] : sideCharts(prefs.charts, prefs.sides, tickerId);

  return (
    <>
      <KlineToolbar
        period={period}
        onPeriod={onPeriod}
        pair={pair}
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
            <MainChart
              {...{
                tickerId,
                minutes,
                shift,
                pair,
                places,
                title,
                session,
                replay,
                handle,
                setHandle,
                onAlert,
              }}
              compared={compared.compared}
              isShare={period === INTRADAY_LINE}
              isLinked={sides.length > 0}
            />
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
              main={{ tickerId, places }}
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
