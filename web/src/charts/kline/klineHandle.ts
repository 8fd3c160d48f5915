import type { Chart, KLineData } from 'klinecharts';
import type { Drawable } from '../frame/drawable.ts';
import { imageCanvas } from '../klinecharts/imageCanvas.ts';
import type { CandlePoint } from '../klinecharts/toKLineData.ts';

/** What a page may do with a chart that is shown. */
export interface KlineHandle extends Drawable {
  /** The candles in sight, oldest first. */
  readonly visible: () => readonly CandlePoint[];
  /** Back to the newest candle. */
  readonly toNewest: () => void;
  /** By a number of candles; negative goes back in time. */
  readonly scroll: (candles: number) => void;
  /** Wider (above 1) or narrower candles. */
  readonly zoom: (scale: number) => void;
}

/** A chart of the library as pages know it. */
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
