import type { IndicatorDrawParams } from 'klinecharts';
import type { Row } from './technicalRows.ts';

/** Maximum radius of a dot, px: with wide candles dots would grow too large. */
const DOT = 2;

export type Drawn = IndicatorDrawParams<Row, number, unknown>;

/** The colour of a candle's bar; undefined where there is none. */
export type BarColor = (row: Row, key: string, directions: Directions) => string | undefined;

interface Directions {
  readonly upColor?: string;
  readonly downColor?: string;
}

/**
 * Draws the visible lines, bars and dots of an indicator. The library itself creates objects for each value of each
 * candle in each frame; here a line is one path.
 */
export function drawTechnical({ ctx, chart, indicator, xAxis, yAxis }: Drawn, barColor: BarColor): true {
  const { from, to } = chart.getVisibleRange();
  const { halfGapBar } = chart.getBarSpace();
  const { lines, bars, circles } = { ...chart.getStyles().indicator, ...indicator.styles };
  // Lines continue to the candles just outside both edges.
  const first = Math.max(0, from - 1);
  const rows = indicator.result.slice(first, to + 1);
  const xs = rows.map((_, place) => xAxis.convertToPixel(first + place));
  // The last price's line leaves its dash pattern set.
  ctx.setLineDash([]);
  let lineCount = 0;
  for (const { key, type } of indicator.figures) {
    if (type === undefined) continue;
    const ys = rows.map((row) => (typeof row[key] === 'number' ? yAxis.convertToPixel(row[key]) : null));
    if (type === 'line') {
      const style = lines[lineCount % lines.length];
      lineCount += 1;
      ctx.strokeStyle = style?.color ?? '';
      ctx.lineWidth = style?.size ?? 1;
      drawLine(ctx, xs, ys);
    } else if (type === 'bar') {
      const zero = yAxis.convertToPixel(0);
      rows.forEach((row, place) => {
        const [x, y, color] = [xs[place] ?? 0, ys[place] ?? null, bars[0] && barColor(row, key, bars[0])];
        if (y === null || color === undefined) return;
        ctx.fillStyle = color;
        const height = row[key] === 0 ? 0 : Math.max(1, Math.abs(zero - y));
        ctx.fillRect(x - halfGapBar, Math.min(y, zero), Math.max(1, halfGapBar * 2), height);
      });
    } else {
      ctx.fillStyle = circles[0]?.noChangeColor ?? '';
      drawDots(ctx, xs, ys, Math.min(DOT, Math.max(1, halfGapBar)));
    }
  }
  return true;
}

type Places = readonly (number | null)[];

/** One path, broken where a value is unknown. */
function drawLine(ctx: CanvasRenderingContext2D, xs: readonly number[], ys: Places): void {
  ctx.beginPath();
  let isDown = false;
  ys.forEach((y, place) => {
    if (y === null) isDown = false;
    else {
      if (isDown) ctx.lineTo(xs[place] ?? 0, y);
      else ctx.moveTo(xs[place] ?? 0, y);
      isDown = true;
    }
  });
  ctx.stroke();
}

function drawDots(ctx: CanvasRenderingContext2D, xs: readonly number[], ys: Places, radius: number): void {
  ctx.beginPath();
  ys.forEach((y, place) => {
    if (y === null) return;
    const x = xs[place] ?? 0;
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
  });
  ctx.fill();
}
