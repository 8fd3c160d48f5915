import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

/** The chart. */
export const klinePages = {
  klineHandicap: { pattern: '/kline/handicap/:id?', title: '盘口', layout: 'kline' },
  kline: { pattern: '/kline/:kline?', title: 'K线', layout: 'kline' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const klineServed = {
  klineHandicap: { description: '买卖盘口、累计深度与最新成交。', isPrivate: true },
  kline: { description: 'K线图，含画线工具、技术指标与截图。' },
} satisfies Record<keyof typeof klinePages, Served>;
