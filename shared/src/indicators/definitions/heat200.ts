import { heat200Series } from '../averages.ts';
import { daily, FEW_CYCLES, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** The 200-week moving average heat. */
export const heat200Indicator = {
  ...daily,
  key: 'heat200',
  name: '200周均线热度',
  short: '200周均线热度',
  meaning: '比特币 200 周均线在最近 30 天里涨了多少，热度越高说明价格离长期均线越远。',
  formula: '200周均线（1,400 日）÷ 30 日前的 200周均线 − 1',
  unit: '%',
  interpretation: '接近 0 为低温，历史上多在熊市底部；高于 8% 为高温，历史上接近顶部。',
  author: 'Philip Swift',
  year: null,
  origin: '作者的公开图表《200 Week Moving Average Heatmap》；界线按本站的日线口径划定',
  kind: 'percent',
  scale: 'linear',
  lines: [{ key: 'mean1400', name: '200周均线' }],
  bands: [
    {
      key: 'cold',
      name: '低温',
      from: null,
      to: 1.5,
      tone: 'success',
      meaning: '长期均线几乎不再上升，价格接近或低于均线。',
    },
    { key: 'warm', name: '温和', from: 1.5, to: 8, tone: 'info', meaning: '长期均线稳定上升。' },
    {
      key: 'hot',
      name: '高温',
      from: 8,
      to: null,
      tone: 'error',
      meaning: '长期均线上升过快，价格已远离均线。',
    },
  ],
  series: heat200Series,
  howToRead: [
    '均线本身也画在图上：价格历史上很少长期低于 200周均线，2022 年是第一次明显跌破。',
    '原图按颜色表示热度，这里直接给出数值，便于比较。',
  ],
  weakPoints: [
    '均线的窗口近四年，2011 年以前开始的早期涨幅移出窗口后，热度的高点会越来越低。',
    PRICE_ALONE,
    FEW_CYCLES,
  ],
} as const satisfies Indicator;
