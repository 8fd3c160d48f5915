import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { type Direction, directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { priceParts } from '@coinmirror/shared/format/price.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { type Html, html } from '../prerender/html.ts';
import { type CanWrite, fittingSize, framed, MARGIN, RIGHT } from './pictureLayout.ts';

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

/** The line of prices, px. */
const CURVE = { left: MARGIN, right: RIGHT - 10, top: 408, bottom: 522, ground: 540 };
const COLOUR_OF: Readonly<Record<Direction, string>> = { ...PREVIEW_PAINTS, none: PREVIEW_PAINTS.flat };
const ARROWS: Readonly<Record<Direction, string>> = { up: '▲ ', down: '▼ ', flat: '', none: '' };

/** A coin as SVG: who it is, what it costs, its change and line of 24 h, and when that was so. */
export function coinPicture(coin: CoinFigures, canWrite: CanWrite): Html {
  const { name, symbol, price, change24h, prices, asOf, mark } = coin;
  // Without what cannot be written, rather than with holes.
  const title = [coinTitle({ name, symbol }), symbol, name].find(canWrite) ?? '';
  const colour = COLOUR_OF[directionOf(change24h)];
  const change = ARROWS[directionOf(change24h)] + formatPercent(change24h);
  return framed({ mark, foot: `${formatDateTime(asOf)} 北京时间` }, [
    html`<text x="${MARGIN}" y="232" font-size="${fittingSize(title, 64, 1_056)}">${title}</text>`,
    priceText(price),
    html`<g text-anchor="end"><text x="${RIGHT}" y="288" font-size="28" fill="${PREVIEW_PAINTS.light}">24 小时</text><text x="${RIGHT}" y="352" font-size="${fittingSize(change, 60, 320)}" fill="${colour}">${change}</text></g>`,
    curve(prices, colour),
  ]);
}

/** Tiny prices with their zeros counted below the line: `$0.0₅123`. */
function priceText(price: number | null): Html {
  const parts = priceParts(price);
  const { before = MISSING, zeros = null, after = '' } = parts ?? {};
  const head = parts === null ? before : `$${before}`;
  const size = fittingSize(`${head}${zeros ?? ''}${after}`, 108, 700);
  const drop = Math.round(size * 0.12);
  const count = html`<tspan dy="${drop}" font-size="${Math.round(size * 0.55)}">${zeros ?? ''}</tspan><tspan dy="${-drop}">${after}</tspan>`;
  return html`<text x="${MARGIN}" y="356" font-size="${size}">${head}${zeros === null ? after : count}</text>`;
}

/** A line that is hardly one is left out. A price that did not move is a level line. */
function curve(prices: readonly number[], colour: string): Html {
  if (prices.length < 2) return html``;
  const { left, right, top, bottom, ground } = CURVE;
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low;
  const heightOf = (price: number) => bottom - (bottom - top) * (span > 0 ? (price - low) / span : 0.5);
  const points = prices.map((price, index) => {
    const x = left + ((right - left) * index) / (prices.length - 1);
    return `${x.toFixed(1)},${heightOf(price).toFixed(1)}`;
  });
  const line = points.join(' ');
  return html`<linearGradient id="paler" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${ground}"><stop stop-color="${colour}" stop-opacity="0.36"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><polygon points="${line} ${right},${ground} ${left},${ground}" fill="url(#paler)"/><polyline points="${line}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${right}" cy="${heightOf(prices.at(-1) ?? low)}" r="9"/>`;
}
