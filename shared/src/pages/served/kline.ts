import type { klinePages } from '../kline.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const klineServed = {
  klineHandicap: { description: '买卖盘口、累计深度与最新成交。', isPrivate: true },
  kline: { description: 'K线图，含画线工具、技术指标与截图。' },
} satisfies Record<keyof typeof klinePages, Served>;
