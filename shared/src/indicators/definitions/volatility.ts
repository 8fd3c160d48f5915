import { volatilitySeries } from '../motion.ts';
import { daily, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** 30-day volatility. */
export const volatilityIndicator = {
  ...daily,
  key: 'volatility',
  name: '30日波动率',
  short: '30日波动率',
  meaning: '比特币最近 30 日的年化波动率，说明价格起伏有多大，不分涨跌。',
  formula: '最近 30 个日对数收益率的标准差 × √365',
  unit: '%',
  interpretation: '低于 30% 为平静，往往在大行情之前；高于 80% 为剧烈，多在急跌或狂热时。',
  author: '不详',
  year: null,
  origin: '通行的统计口径',
  kind: 'share',
  scale: 'linear',
  lines: [],
  bands: [
    {
      key: 'calm',
      name: '平静',
      from: null,
      to: 30,
      tone: 'info',
      meaning: '价格几乎不动，行情在积蓄，方向不明。',
    },
    { key: 'usual', name: '常态', from: 30, to: 80, tone: 'neutral', meaning: '比特币通常的波动。' },
    {
      key: 'wild',
      name: '剧烈',
      from: 80,
      to: null,
      tone: 'warning',
      meaning: '急涨急跌，杠杆交易者最容易被强平。',
    },
  ],
  series: volatilitySeries,
  howToRead: [
    '波动会聚集：剧烈之后往往继续剧烈，平静之后往往继续平静，直到突然改变。',
    '比较资产时看同样的窗口：标普 500 指数通常在 10% 至 25% 之间。',
  ],
  weakPoints: ['30 天的窗口会让一次暴跌停留整整 30 天，移出时数值突然下降。', PRICE_ALONE],
} as const satisfies Indicator;
