import type { PageRow } from './page.ts';

/** The chart. */
export const klinePages = {
  klineHandicap: { pattern: '/kline/handicap/:id?', title: '盘口', layout: 'kline', live: true },
  kline: { pattern: '/kline/:kline?', title: 'K线', layout: 'kline', live: true },
} as const satisfies Record<string, PageRow>;
