import { goldenRatioSeries } from '../averages.ts';
import { proportionalPrice } from '../thresholds.ts';
import { daily, FEW_CYCLES, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** The golden ratio multiplier. */
export const goldenRatioIndicator = {
  ...daily,
  key: 'goldenratio',
  name: '黄金比例倍数',
  short: '黄金比例倍数',
  meaning: '比特币价格相对 350 日均线的倍数，用均线的 1.6、2、3 倍作为逐级的阻力参考。',
  formula: '价格 ÷ 最近 350 日收盘价的算术平均；参考线为均线 × 1.6、2、3',
  unit: '倍',
  interpretation: '1.6 倍是 2017 年以来多次出现的中期高点；3 倍以上历史上只在周期顶部附近。',
  author: 'Philip Swift',
  year: 2019,
  origin: '作者的文章《The Golden Ratio Multiplier》',
  kind: 'ratio',
  digits: 2,
  scale: 'log',
  lines: [
    { key: 'times16', name: '350日均线×1.6' },
    { key: 'times2', name: '350日均线×2' },
    { key: 'times3', name: '350日均线×3' },
  ],
  bands: [
    {
      key: 'low',
      name: '偏低',
      from: null,
      to: 1,
      tone: 'success',
      meaning: '价格低于 350 日均线，多在熊市中。',
    },
    { key: 'usual', name: '常态', from: 1, to: 1.6, tone: 'info', meaning: '价格在均线与其 1.6 倍之间。' },
    {
      key: 'strong',
      name: '强势',
      from: 1.6,
      to: 3,
      tone: 'warning',
      meaning: '价格超过均线 1.6 倍，中期高点多在这一区间形成。',
    },
    {
      key: 'hot',
      name: '过热',
      from: 3,
      to: null,
      tone: 'error',
      meaning: '价格超过均线三倍，历史上接近周期顶部。',
    },
  ],
  priceAt: proportionalPrice,
  series: goldenRatioSeries,
  howToRead: [
    '作者认为每轮周期到达的倍数逐级下降：依次为 21、13、8、5、3、2 倍，本轮可能更低。',
    '跌破 350 日均线往往意味着牛市结束，是它最少被提到却最有用的一条线。',
  ],
  weakPoints: [PRICE_ALONE, FEW_CYCLES],
} as const satisfies Indicator;
