import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { type Direction, directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { priceParts } from '@coinmirror/shared/format/price.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { type Canvas, type Colour, fill } from './canvas.ts';
import { COLOURS, createFrame, type Drawing, MARGIN, RIGHT, type Surface } from './frame.ts';
import type { Glyphs } from './glyphs.ts';
import { disc, type Point, stroke } from './shapes.ts';
import { fittingSize, type Pen } from './writing.ts';

/** What the picture of a coin tells: price in USD, change in percent over 24 h, null where unknown. */
export interface CoinFigures {
  readonly name: string;
  readonly symbol: string;
  readonly price: number | null;
  readonly change24h: number | null;
  /** Prices of the last 24 h, oldest first. */
  readonly prices: readonly number[];
  /** Time of the price, epoch ms. */
  readonly asOf: number;
  /** `演示数据` where numbers are simulated, otherwise ''. */
  readonly mark: string;
}

const NAME = { baseline: 232, size: 64, width: 1_056 };
const PRICE = { baseline: 356, size: 108, width: 700 };
const CHANGE = { baseline: 352, size: 60, width: 320, label: 288 };
/** The line of prices, px. */
const CURVE = { left: MARGIN, right: RIGHT - 10, top: 408, bottom: 522, ground: 540 };

const COLOUR_OF: Readonly<Record<Direction, Colour>> = {
  up: COLOURS.up,
  down: COLOURS.down,
  flat: COLOURS.flat,
  none: COLOURS.flat,
};
const ARROWS: Readonly<Record<Direction, string>> = { up: '▲ ', down: '▼ ', flat: '', none: '' };

/** Draws a coin: who it is, what it costs, its change and line of 24 h, and when that was so. Pauses between parts. */
export function* drawCoin(surface: Surface, coin: CoinFigures): Drawing {
  const foot = `${formatDateTime(coin.asOf)} 北京时间`;
  const { canvas, pen } = yield* createFrame(surface, { mark: coin.mark, foot });
  const title = titleOf(pen.glyphs, coin);
  const size = fittingSize(pen.glyphs, title, NAME.size, NAME.width);
  pen.write(title, { x: MARGIN, baseline: NAME.baseline, size, colour: COLOURS.words });
  yield;
  writePrice(pen, coin.price);
  yield;
  const direction = directionOf(coin.change24h);
  writeChange(pen, coin.change24h, direction);
  yield;
  drawCurve(canvas, coin.prices, COLOUR_OF[direction]);
}

/** Its name and symbol; without what no glyph is there for, rather than with holes. */
function titleOf(glyphs: Glyphs, { name, symbol }: CoinFigures): string {
  const whole = coinTitle({ name, symbol });
  return [whole, symbol, name].find((text) => glyphs.has(text)) ?? '';
}

/** Tiny prices with their zeros counted below the line: `$0.0₅123`. */
function writePrice(pen: Pen, price: number | null): void {
  const parts = priceParts(price);
  const { before = MISSING, zeros = null, after = '' } = parts ?? {};
  const count = zeros === null ? '' : String(zeros);
  const head = parts === null ? before : `$${before}`;
  const size = fittingSize(pen.glyphs, head + count + after, PRICE.size, PRICE.width);
  const writing = { baseline: PRICE.baseline, size, colour: COLOURS.words };
  const x = pen.write(head, { ...writing, x: MARGIN });
  const end = pen.write(count, {
    ...writing,
    x,
    baseline: PRICE.baseline + size * 0.12,
    size: size * 0.55,
  });
  pen.write(after, { ...writing, x: end });
}

function writeChange(pen: Pen, change: number | null, direction: Direction): void {
  const text = ARROWS[direction] + formatPercent(change);
  const size = fittingSize(pen.glyphs, text, CHANGE.size, CHANGE.width);
  pen.writeBefore('24 小时', { x: RIGHT, baseline: CHANGE.label, size: 28, colour: COLOURS.light });
  pen.writeBefore(text, { x: RIGHT, baseline: CHANGE.baseline, size, colour: COLOUR_OF[direction] });
}

/** A line that is hardly one is left out. A price that did not move is a level line. */
function drawCurve(canvas: Canvas, prices: readonly number[], colour: Colour): void {
  if (prices.length < 2) return;
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low;
  const points: Point[] = prices.map((price, index) => ({
    x: CURVE.left + ((CURVE.right - CURVE.left) * index) / (prices.length - 1),
    y: CURVE.bottom - (CURVE.bottom - CURVE.top) * (span > 0 ? (price - low) / span : 0.5),
  }));
  const area = [...points, { x: CURVE.right, y: CURVE.ground }, { x: CURVE.left, y: CURVE.ground }];
  const paler = (line: number) => 0.36 * Math.max(0, (CURVE.ground - line) / (CURVE.ground - CURVE.top));
  fill(canvas, [area.flatMap(({ x, y }) => [x, y])], colour, paler);
  fill(canvas, stroke(points, 5), colour);
  const last = points.at(-1);
  if (last) fill(canvas, [disc(last.x, last.y, 9, 24)], COLOURS.words);
}
