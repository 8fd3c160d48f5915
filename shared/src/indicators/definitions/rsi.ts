import { rsiSeries } from '../motion.ts';
import { daily, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Wilder’s RSI. */
export const rsiIndicator = {
  ...daily,
  key: 'rsi',
  name: '相对强弱指数 RSI',
  short: 'RSI（14日）',
  meaning: '最近 14 日上涨幅度在全部波动中的占比，衡量短期超买与超卖。',
  formula: 'RSI = 100 − 100 ÷（1 + 平均涨幅 ÷ 平均跌幅），14 日，威尔德平滑',
  unit: '',
  interpretation: '低于 30 为超卖，高于 70 为超买。强势行情可以长时间停留在 70 以上。',
  author: 'J. Welles Wilder',
  year: 1978,
  origin: '著作《New Concepts in Technical Trading Systems》',
  kind: 'ratio',
  digits: 1,
  scale: 'linear',
  past: 'values',
  swings: true,
  lines: [],
  bands: [
    {
      key: 'oversold',
      name: '超卖',
      from: null,
      to: 30,
      tone: 'success',
      meaning: '短期跌得太急，容易反弹，不代表见底。',
    },
    { key: 'usual', name: '中性', from: 30, to: 70, tone: 'info', meaning: '涨跌力量相近。' },
    {
      key: 'overbought',
      name: '超买',
      from: 70,
      to: null,
      tone: 'warning',
      meaning: '短期涨得太急，容易回调，不代表见顶。',
    },
  ],
  series: rsiSeries,
  howToRead: [
    '看背离：价格创新高而 RSI 没有，说明上涨力量减弱。',
    '在单边行情里，超买可以持续数周；单独使用容易过早卖出。',
  ],
  weakPoints: ['只看 14 天，反映的是短期，与周期顶底无关。', PRICE_ALONE],
} as const satisfies Indicator;
