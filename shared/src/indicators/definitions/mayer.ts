import { mayerSeries } from '../averages.ts';
import { proportionalPrice } from '../thresholds.ts';
import { daily, FEW_CYCLES, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Mayer’s multiple. */
export const mayerIndicator = {
  ...daily,
  key: 'mayer',
  name: '梅耶倍数',
  short: '梅耶倍数',
  meaning: '比特币价格相对 200 日均线的倍数，衡量价格离长期均线有多远。',
  formula: '价格 ÷ 最近 200 日收盘价的算术平均',
  unit: '倍',
  interpretation: '低于 1 说明价格在长期均线下方；高于 2.4 历史上多在泡沫阶段。',
  author: 'Trace Mayer',
  year: null,
  origin: '作者的公开访谈；2.4 的界线来自他的回测',
  kind: 'ratio',
  digits: 2,
  scale: 'log',
  lines: [{ key: 'mean200', name: '200日均线' }],
  bands: [
    {
      key: 'low',
      name: '偏低',
      from: null,
      to: 1,
      tone: 'success',
      meaning: '价格低于 200 日均线，多在熊市或深度调整中。',
    },
    {
      key: 'usual',
      name: '常态',
      from: 1,
      to: 2.4,
      tone: 'info',
      meaning: '价格在 200 日均线上方，未到历史过热水平。',
    },
    {
      key: 'hot',
      name: '过热',
      from: 2.4,
      to: null,
      tone: 'error',
      meaning: '价格超过 200 日均线的 2.4 倍，历史上多在泡沫阶段出现。',
    },
  ],
  priceAt: proportionalPrice,
  series: mayerSeries,
  howToRead: [
    '作者的回测：只在倍数低于 2.4 时定投，长期结果好于在更高处买入。',
    '它与 ahr999 的前半部分相近，差别是算术平均而不是调和平均，也没有拟合价。',
  ],
  weakPoints: [PRICE_ALONE, FEW_CYCLES],
} as const satisfies Indicator;
