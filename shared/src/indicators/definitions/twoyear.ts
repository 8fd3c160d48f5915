import { twoYearSeries } from '../averages.ts';
import { proportionalPrice } from '../thresholds.ts';
import { daily, FEW_CYCLES, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** The two-year multiple. */
export const twoYearIndicator = {
  ...daily,
  key: 'twoyear',
  name: '两年均线倍数',
  short: '两年均线倍数',
  meaning: '比特币价格相对两年均线的倍数，用来观察长期的底部与顶部区域。',
  formula: '价格 ÷ 最近 730 日收盘价的算术平均；上轨 = 两年均线 × 5',
  unit: '倍',
  interpretation: '低于 1（价格跌破两年均线）历史上是长期买入区；高于 5 历史上接近周期顶部。',
  author: 'Philip Swift',
  year: null,
  origin: '作者的公开图表《Bitcoin Investor Tool: 2-Year MA Multiplier》',
  kind: 'ratio',
  digits: 2,
  scale: 'log',
  lines: [
    { key: 'mean730', name: '两年均线' },
    { key: 'times5', name: '两年均线×5' },
  ],
  bands: [
    {
      key: 'low',
      name: '低位',
      from: null,
      to: 1,
      tone: 'success',
      meaning: '价格低于两年均线，历史上持续几个月，多为长期底部区域。',
    },
    { key: 'usual', name: '常态', from: 1, to: 5, tone: 'info', meaning: '价格在两年均线与其五倍之间。' },
    {
      key: 'hot',
      name: '过热',
      from: 5,
      to: null,
      tone: 'error',
      meaning: '价格超过两年均线五倍，历史上接近周期顶部。',
    },
  ],
  priceAt: proportionalPrice,
  series: twoYearSeries,
  howToRead: [
    '均线很慢：跌破两年均线后，往往还会在下方停留数月，并非到了最低点。',
    '2021 年以后的高点都没有再到五倍，上轨已经偏高。',
  ],
  weakPoints: [PRICE_ALONE, FEW_CYCLES],
} as const satisfies Indicator;
