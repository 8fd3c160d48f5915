import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { anchorAt } from '@coinmirror/shared/drawings/drawing.ts';
import { roundDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { type ComponentProps, Suspense, useCallback, useState } from 'react';
import type { Compared } from '#charts/kline/compareIndicator.ts';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import type { OuterSource } from '#charts/kline/outerSource.ts';
import type { PricePoint } from '#charts/kline/priceFeature.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { GuestNotice } from '../drawings/GuestNotice.tsx';
import type { DrawingSession } from '../drawings/useDrawingSession.ts';
import type { EventMarks } from '../events/EventMarks.tsx';
import { LazyFuturesFeed } from '../futures/LazyFuturesFeed.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import type { useReplay } from '../replay/useReplay.ts';
import type { ChartOverlays } from './ChartOverlays.tsx';
import { copyShift } from './copyShift.ts';

const { Part: LazyEventMarks } = lazyPart<ComponentProps<typeof EventMarks>>(
  async () => (await import('../events/EventMarks.tsx')).EventMarks,
  MissingQuietly,
);

const { Part: LazyOverlays } = lazyPart<ComponentProps<typeof ChartOverlays>>(
  async () => (await import('./ChartOverlays.tsx')).ChartOverlays,
  MissingQuietly,
);

interface MainChartProps {
  readonly tickerId: string;
  readonly minutes: number;
  /** Where days begin, ms east of UTC. */
  readonly shift: number;
  /** undefined while it is on its way. */
  readonly pair: KlinePair | undefined;
  /** Decimals of its prices; undefined while it is on its way. */
  readonly places: number | undefined;
  readonly title: string;
  /** 分时: the minutes' line, whatever kind is chosen. */
  readonly isShare: boolean;
  readonly session: DrawingSession;
  readonly replay: ReturnType<typeof useReplay>;
  readonly compared: Compared | null;
  /** Other charts stand beside it. */
  readonly isLinked: boolean;
  readonly handle: KlineHandle | null;
  readonly setHandle: (handle: KlineHandle | null) => void;
  /** An alert is asked for at the chart's price axis. */
  readonly onAlert: (price: number) => void;
}

/** What 分时 shows whatever else is chosen: the minutes' line with the day's average price, and volumes. */
const SHARE_INDICATORS: readonly TechnicalUse[] = [
  { key: 'VWAP', params: [] },
  { key: 'VOL', params: [] },
];

/** The chart of the pair, with what lies over it: the drawing's style, a price that was pointed at, the replay. */
export function MainChart(props: MainChartProps) {
  const { minutes, places, isShare, session, replay, handle, onAlert } = props;
  const [prefs, changePrefs] = useKlinePrefs();
  const [point, setPoint] = useState<PricePoint | null>(null);
  const closePoint = useCallback(() => setPoint(null), []);
  const [outer, setOuter] = useState<OuterSource | null>(null);
  const shown = () => handle?.visible() ?? [];
  const price =
    point && places !== undefined
      ? {
          point,
          places,
          onClose: closePoint,
          onAlert: () => onAlert(point.price),
          onLine: () => session.addLine(anchorAt(shown().at(-1)?.time ?? Date.now(), point.price)),
        }
      : null;
  const indicators = isShare ? SHARE_INDICATORS : prefs.indicators;

  return (
    <>
      <KlineChart
        symbol={props.tickerId}
        minutes={minutes}
        places={places}
        source={replay.source}
        sourceKey={replay.key}
        kind={isShare ? 'area' : prefs.kind}
        axis={prefs.axis}
        indicators={indicators}
        shift={props.shift}
        label={props.title}
        drawing={session.canvas}
        paneHeights={prefs.paneHeights}
        onPaneHeights={(heights) => changePrefs({ paneHeights: { ...prefs.paneHeights, ...heights } })}
        onPrice={(at) => setPoint({ ...at, price: roundTo(at.price, places) })}
        compared={props.compared}
        isLinked={props.isLinked}
        isLive={!replay.controls.isOn}
        outer={outer}
        onHandle={props.setHandle}
      />
      <LazyFuturesFeed
        coinCode={props.pair?.coinCode}
        minutes={minutes}
        shift={props.shift}
        indicators={indicators}
        onSource={setOuter}
      />
      {prefs.hasEvents && props.pair && handle && (
        <Suspense fallback={null}>
          <LazyEventMarks coinCode={props.pair.coinCode} handle={handle} />
        </Suspense>
      )}
      <GuestNotice session={session} />
      {(session.selected || price || replay.controls.isOn) && (
        <Suspense fallback={null}>
          <LazyOverlays
            session={session}
            onCopy={() => session.copySelected(copyShift(shown(), minutes))}
            price={price}
            controls={replay.controls}
          />
        </Suspense>
      )}
    </>
  );
}

/** The price that is written at a point, so that its line and its alert stand at the number that was read. */
function roundTo(price: number, places: number | undefined): number {
  return places === undefined ? price : Number(roundDecimal(price, places)) || price;
}
