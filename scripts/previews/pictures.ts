import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { type Html, html } from '../../bff/src/prerender/html.ts';
import { curveOf, framed } from '../../bff/src/previews/pictureLayout.ts';
import type { Draw } from '../../bff/src/previews/render.ts';

interface Preview {
  readonly kind: string;
  readonly title: string;
  readonly line: string;
  /** What is drawn at the right, above the mirror line and below it. */
  readonly drawing: Html;
}

const { line: LINE, lineWidth, left } = PICTURE;
const { words: WORDS, ground: GROUND, quiet: QUIET } = PREVIEW_PAINTS;

const curve = curveOf([52, 60, 56, 71, 66, 74, 58, 63, 40, 47, 31, 36, 22, 30]);

/** Heights of what stands on the line, and of what hangs from it. */
const PAIRS = [
  [60, 28],
  [96, 36],
  [52, 60],
  [84, 46],
  [132, 30],
  [168, 56],
  [210, 44],
] as const;

/** The larger side solid, the smaller one hollow. */
const pairs = html`${PAIRS.map(([up, down], place) => {
  const x = 640 + place * 72;
  return html`<rect x="${x}" y="${LINE - up}" width="44" height="${up}"/><rect x="${x + 1.5}" y="${LINE + lineWidth}" width="41" height="${down}" fill="${GROUND}" stroke="${WORDS}" stroke-width="3"/>`;
})}`;

/** Top of a candle's body, height of it, top of its wick, length of the wick. */
const CANDLES = [
  [180, 100, 140, 170],
  [210, 80, 180, 150],
  [150, 110, 130, 160],
  [190, 70, 160, 140],
  [130, 90, 110, 150],
  [150, 60, 120, 130],
  [110, 90, 90, 140],
] as const;
const candles = html`${CANDLES.map(([top, height, wick, length], place) => {
  const x = 640 + place * 72;
  const fill = place % 2 === 0 ? WORDS : GROUND;
  return html`<path d="M${x + 22} ${wick}v${length}" stroke="${WORDS}" stroke-width="4"/><rect x="${x + 2}" y="${top}" width="40" height="${height}" fill="${fill}" stroke="${WORDS}" stroke-width="4"/>`;
})}`;

/** Lines of a text, and below the mirror line the one that answers them. */
const lines = html`${[420, 480, 360].map(
  (width, index) => html`<rect x="640" y="${140 + index * 68}" width="${width}" height="28"/>`,
)}<rect x="640" y="${LINE + 44}" width="240" height="28" fill="${QUIET}"/>`;

/** The pictures, by kind (`bff/src/pages/previews.ts`). */
export const PREVIEWS: readonly Preview[] = [
  { kind: 'default', title: '加密货币行情', line: '价格 · 市值 · 交易所 · 数据 · 资讯', drawing: curve },
  { kind: 'coin', title: '币种行情', line: '实时价格 · 走势 · 市值 · 交易对', drawing: curve },
  { kind: 'list', title: '行情榜单', line: '排行 · 涨跌 · 成交 · 市值', drawing: pairs },
  { kind: 'chart', title: 'K 线与数据', line: 'K 线 · 盘口 · 指标 · 合约', drawing: candles },
  { kind: 'article', title: '资讯与快讯', line: '新闻 · 快讯 · 公告 · 百科', drawing: lines },
];

/** A picture as the gateway draws it. */
export function previewDraw({ title, line, drawing }: Preview): Draw {
  const above = [drawing, html`<text x="${left}" y="250" font-size="76">${title}</text>`];
  const below = html`<text x="${left}" y="436" font-size="30" fill="${QUIET}">${line}</text>`;
  return () => framed({ mark: '', time: '', direction: 'none' }, { above, below: [below] });
}
