import type { Chart, KLineData } from 'klinecharts';
import { imageCanvas } from '../klinecharts/imageCanvas.ts';
import type { CandlePoint } from '../klinecharts/toKLineData.ts';
import type { Drawable } from '../panel/drawable.ts';

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
  };
}

function toCandle({ timestamp, open, high, low, close, volume = 0, turnover = 0 }: KLineData): CandlePoint {
  return { time: timestamp, open, high, low, close, volume, turnover };
}
