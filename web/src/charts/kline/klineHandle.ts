import type { Chart, KLineData } from 'klinecharts';
import { imageCanvas } from '../klinecharts/imageCanvas.ts';
import type { CandlePoint } from '../klinecharts/toKLineData.ts';
import type { Drawable } from '../panel/drawable.ts';
import type { ChartEvent, PressedMark } from './events/eventMarks.ts';

/** What a page can do with a mounted chart. */
export interface KlineHandle extends Drawable {
  /** The visible candles, oldest first. */
  readonly visible: () => readonly CandlePoint[];
  /** Scrolls to the newest candle. */
  readonly toNewest: () => void;
  /** Scrolls by a number of candles; negative goes back in time. */
  readonly scroll: (candles: number) => void;
  /** Makes candles wider (above 1) or narrower. */
  readonly zoom: (scale: number) => void;
  /**
   * Shows events, oldest first, as marks at the foot of the candles; null is reported for a press beside them. Resolves to a
   * function that removes them.
   */
  readonly showEvents: (
    events: readonly ChartEvent[],
    onPress: (mark: PressedMark | null) => void,
  ) => Promise<() => void>;
}

/** Wraps a chart of the library for pages. */
export function klineHandle(chart: Chart): KlineHandle {
  return {
    toCanvas: (background) => imageCanvas(chart.getConvertPictureUrl(true, 'png', background)),
    visible() {
      const { from, to } = chart.getVisibleRange();
      return chart.getDataList().slice(from, to).map(toCandle);
    },
    toNewest: () => chart.scrollToRealTime(),
    scroll: (candles) => chart.scrollByDistance(-candles * chart.getBarSpace().bar),
    zoom: (scale) => chart.zoomAtCoordinate(scale),
    showEvents: async (events, onPress) =>
      (await import('./events/eventMarks.ts')).showEvents(chart, events, onPress),
  };
}

function toCandle({ timestamp, open, high, low, close, volume = 0, turnover = 0 }: KLineData): CandlePoint {
  return { time: timestamp, open, high, low, close, volume, turnover };
}
