import { readFileSync } from 'node:fs';
import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';

interface Preview {
  readonly kind: string;
  readonly title: string;
  readonly line: string;
  /** What is drawn beside the words: SVG in a box of 560 by 380. */
  readonly drawing: string;
}

const {
  ground: GROUND,
  words: WORDS,
  light: LIGHT,
  middle: MIDDLE,
  deep: DEEP,
  quiet: QUIET,
} = PREVIEW_PAINTS;

const curve = `<path d="M0 300 L90 240 L160 270 L240 150 L320 190 L400 90 L460 120 L540 20" fill="none" stroke="${MIDDLE}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>`;

const bar = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`;

const rows = [0, 1, 2, 3]
  .map((row) => {
    const y = 40 + row * 85;
    const dot = `<circle cx="24" cy="${y}" r="22" fill="${DEEP}"/>`;
    return dot + bar(70, y - 14, 170 - row * 20, 28, LIGHT) + bar(380, y - 14, 150, 28, MIDDLE);
  })
  .join('');

const lines = [540, 480, 520, 400, 530, 300]
  .map((width, line) => bar(0, 20 + line * 55, width, line === 0 ? 34 : 22, line === 0 ? LIGHT : MIDDLE))
  .join('');

/** Top of a candle's body, height of it, top of its wick, length of the wick. */
const CANDLES = [
  [180, 120, 120, 230],
  [210, 90, 170, 210],
  [150, 130, 120, 220],
  [190, 110, 150, 220],
  [120, 120, 90, 220],
  [100, 90, 70, 180],
  [80, 110, 60, 210],
] as const;
const candles = CANDLES.map(([top, height, wick, length], place) => {
  const x = 30 + place * 80;
  const line = `<path d="M${x + 20} ${wick} v${length}" stroke="${LIGHT}" stroke-width="6"/>`;
  return line + bar(x, top, 40, height, place % 2 === 0 ? LIGHT : DEEP);
}).join('');

/** The pictures, by kind (`bff/src/pages/previews.ts`). */
export const PREVIEWS: readonly Preview[] = [
  { kind: 'default', title: '加密货币行情', line: '价格 · 市值 · 交易所 · 数据 · 资讯', drawing: curve },
  { kind: 'coin', title: '币种行情', line: '实时价格 · 走势 · 市值 · 交易对', drawing: curve },
  { kind: 'list', title: '行情榜单', line: '排行 · 涨跌 · 成交 · 市值', drawing: rows },
  { kind: 'chart', title: 'K 线与数据', line: 'K 线 · 盘口 · 指标 · 合约', drawing: candles },
  { kind: 'article', title: '资讯与快讯', line: '新闻 · 快讯 · 公告 · 百科', drawing: lines },
];

const MARK = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8');

/** The page of which a picture is taken. */
export function previewHtml({ title, line, drawing }: Preview): string {
  return `<!doctype html><style>
    body { position: relative; width: 1200px; height: 630px; margin: 0; overflow: hidden; background: ${GROUND};
      color: ${WORDS}; font-family: "Noto Sans CJK SC", "Noto Sans SC", sans-serif; }
    body > * { position: absolute; left: 72px; }
    .brand { top: 64px; display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 700; }
    .brand svg { width: 72px; height: 72px; }
    h1 { top: 230px; margin: 0; font-size: 76px; line-height: 1.4; }
    .line { top: 352px; font-size: 32px; color: ${LIGHT}; }
    .foot { bottom: 56px; font-size: 26px; color: ${QUIET}; }
    .drawing { top: 190px; right: 64px; left: auto; width: 520px; }
  </style>
  <div class="brand">${MARK}${BRAND.name}</div><h1>${title}</h1><div class="line">${line}</div>
  <div class="foot">${BRAND.slogan}</div>
  <svg class="drawing" viewBox="0 0 560 380">${drawing}</svg>`;
}
