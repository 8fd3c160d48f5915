import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { withoutSign } from '@coinmirror/shared/format/minus.ts';
import { isKnown, MISSING } from '@coinmirror/shared/format/missing.ts';
import { type Direction, directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { priceParts } from '@coinmirror/shared/format/price.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { type Html, html } from '../prerender/html.ts';
import { type CanWrite, curveOf, factsOf, fittingSize, framed } from './pictureLayout.ts';

/** What the picture of a coin tells: amounts in USD, change in percent over 24 h, null where unknown. */
export interface CoinFigures {
  readonly name: string;
  readonly symbol: string;
  readonly price: number | null;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  readonly marketCap: number | null;
  /** Prices of the last 24 h, oldest first. */
  readonly prices: readonly number[];
  /** Time of the price, epoch ms. */
  readonly asOf: number;
  /** `演示数据` where numbers are simulated, otherwise ''. */
  readonly mark: string;
}

/** Room for words beside the curve, px. */
const ROOM = 512;
const COLOUR_OF: Readonly<Record<Direction, string>> = { ...PREVIEW_PAINTS, none: PREVIEW_PAINTS.flat };
const ARROWS: Readonly<Record<Direction, string>> = { up: '▲ ', down: '▼ ', flat: '', none: '' };

/** A coin as SVG: who it is, what it costs, its change and line of 24 h; below the line its turnover and its value. */
export function coinPicture(coin: CoinFigures, canWrite: CanWrite): Html {
  const { name, symbol, price, change24h, volume24h, marketCap, prices, asOf, mark } = coin;
  // Without what cannot be written, rather than with holes.
  const title = [coinTitle({ name, symbol }), symbol, name].find(canWrite) ?? '';
  const direction = directionOf(change24h);
  // The arrow stands in place of the sign.
  const change = ARROWS[direction] + withoutSign(formatPercent(change24h));
  const above = [
    curveOf(prices),
    html`<text x="${PICTURE.left}" y="96" font-size="${fittingSize(title, 38, ROOM)}">${title}</text>`,
    priceText(price),
    html`<text x="${PICTURE.left}" y="318" font-size="${fittingSize(change, 56, ROOM - 120)}" fill="${COLOUR_OF[direction]}">${change}<tspan dx="16" font-size="26" fill="${PREVIEW_PAINTS.quiet}">24 小时</tspan></text>`,
  ];
  const below = factsOf([
    ['24H成交额', usd(volume24h)],
    ['流通市值', usd(marketCap)],
  ]);
  const time = `${formatDateTime(asOf)} 北京时间`;
  return framed({ mark, time, direction }, { above, below: [below] });
}

function usd(value: number | null): string {
  return isKnown(value) ? `$${formatAmount(value)}` : MISSING;
}

/** Tiny prices with their zeros counted below the line: `$0.0₅123`. */
function priceText(price: number | null): Html {
  const parts = priceParts(price);
  const { before = MISSING, zeros = null, after = '' } = parts ?? {};
  const head = parts === null ? before : `$${before}`;
  const size = fittingSize(`${head}${zeros ?? ''}${after}`, 120, ROOM);
  const drop = Math.round(size * 0.12);
  const count = html`<tspan dy="${drop}" font-size="${Math.round(size * 0.55)}">${zeros ?? ''}</tspan><tspan dy="${-drop}">${after}</tspan>`;
  return html`<text x="${PICTURE.left - 4}" y="226" font-size="${size}">${head}${zeros === null ? after : count}</text>`;
}
