import { crossSeries } from '../averages.ts';
import { daily, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** The crossing of two moving averages. */
export const crossIndicator = {
  ...daily,
  key: 'cross',
  name: '50日与200日均线交叉',
  short: '均线差',
  meaning: '50 日均线相对 200 日均线的差，由负转正为金叉，由正转负为死叉。',
  formula: '50 日均线 ÷ 200 日均线 − 1',
  unit: '%',
  interpretation: '大于 0 为金叉之后（中期向上），小于 0 为死叉之后（中期向下）。',
  author: '不详',
  year: null,
  origin: '证券市场的传统技术分析',
  kind: 'percent',
  scale: 'linear',
  lines: [
    { key: 'mean50', name: '50日均线' },
    { key: 'mean200', name: '200日均线' },
  ],
  bands: [
    {
      key: 'dead',
      name: '死叉',
      from: null,
      to: 0,
      tone: 'warning',
      meaning: '50 日均线在 200 日均线下方，中期趋势向下。',
    },
    {
      key: 'golden',
      name: '金叉',
      from: 0,
      to: null,
      tone: 'success',
      meaning: '50 日均线在 200 日均线上方，中期趋势向上。',
    },
  ],
  series: crossSeries,
  howToRead: [
    '差值的大小说明趋势的强弱；接近 0 时容易反复交叉，信号不可靠。',
    '它是滞后指标：交叉发生时，价格通常已经走出一段。',
  ],
  weakPoints: ['震荡市里会连续给出假信号，2023 与 2025 年都出现过死叉后不久即反转。', PRICE_ALONE],
} as const satisfies Indicator;
