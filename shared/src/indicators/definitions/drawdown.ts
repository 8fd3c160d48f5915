import { drawdownSeries } from '../motion.ts';
import { daily, FEW_CYCLES } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Drawdown from the all-time high: the definition `allTimeHigh`, day by day. */
export const drawdownIndicator = {
  ...daily,
  key: 'drawdown',
  name: '距历史最高回撤',
  short: '回撤',
  meaning: '比特币收盘价比截至当日的历史最高价低多少，用来比较历次下跌的深度。',
  formula: '收盘价 ÷ 截至当日的历史最高价 − 1',
  unit: '%',
  interpretation: '牛市中的回调多在 −30% 以内；历次熊市最深在 −75% 至 −93% 之间，一次比一次浅。',
  author: '不详',
  year: null,
  origin: '通行的统计口径',
  kind: 'percent',
  scale: 'linear',
  lines: [{ key: 'high', name: '历史最高价' }],
  bands: [
    {
      key: 'deep',
      name: '深度回撤',
      from: null,
      to: -70,
      tone: 'success',
      meaning: '历次熊市的后段，历史上持续数月。',
    },
    { key: 'bear', name: '熊市', from: -70, to: -30, tone: 'warning', meaning: '跌幅超过牛市中常见的回调。' },
    {
      key: 'usual',
      name: '回调以内',
      from: -30,
      to: null,
      tone: 'info',
      meaning: '在历史最高附近，或处于牛市中常见的回调。',
    },
  ],
  priceAt: (threshold, { lines: [high = null] }) => high && high * (1 + threshold / 100),
  series: drawdownSeries,
  howToRead: [
    '跌 50% 之后要涨 100% 才能回到原处，跌 80% 要涨 400%。',
    '历史最高价取盘中到过的最高价，与「历史最高」一致；当日用收盘价，盘中的最大跌幅会更深。',
  ],
  weakPoints: ['回撤深不等于便宜：它只和过去的最高价比，不和价值比。', FEW_CYCLES],
} as const satisfies Indicator;
