import { puellSeries } from '../issuance.ts';
import { proportionalPrice } from '../thresholds.ts';
import { daily, FEW_CYCLES } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Puell’s multiple. */
export const puellIndicator = {
  ...daily,
  key: 'puell',
  name: '普尔倍数',
  short: '普尔倍数',
  meaning: '矿工当日收入相对一年平均的倍数，反映矿工的卖压与惜售。',
  formula: '当日新产出比特币 × 价格 ÷ 其 365 日平均（不含手续费）',
  unit: '倍',
  interpretation: '低于 0.5 说明矿工收入很低，历史上接近底部；高于 4 历史上接近顶部。',
  author: 'David Puell',
  year: 2019,
  origin: '作者的文章《The Puell Multiple》',
  kind: 'ratio',
  digits: 2,
  scale: 'log',
  lines: [],
  bands: [
    {
      key: 'low',
      name: '抄底',
      from: null,
      to: 0.5,
      tone: 'success',
      meaning: '矿工收入不到一年平均的一半，低效矿机关停，历史上接近底部。',
    },
    { key: 'usual', name: '常态', from: 0.5, to: 4, tone: 'info', meaning: '矿工收入与一年平均相近。' },
    {
      key: 'hot',
      name: '过热',
      from: 4,
      to: null,
      tone: 'error',
      meaning: '矿工收入远高于一年平均，卖出动力大，历史上接近顶部。',
    },
  ],
  priceAt: proportionalPrice,
  series: puellSeries,
  howToRead: [
    '减半会让当日收入立刻减半，因此减半之后几个月数值偏低，不宜当作底部信号。',
    '产量按区块高度与发行规则推算：每块奖励由高度决定，不需要链上数据。',
  ],
  weakPoints: [
    '不含手续费；2023 年以后手续费偶尔占到收入的一成以上。',
    '矿工产量占成交的比例越来越小，对价格的影响早已不如当年。',
    FEW_CYCLES,
  ],
} as const satisfies Indicator;
