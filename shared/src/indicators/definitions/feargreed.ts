import { FEAR_GREED_BANDS } from '../../constants/fearGreedBands.ts';
import { fearGreedSeries } from '../fearGreed.ts';
import { daily } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Market sentiment, 0 to 100. */
export const fearGreedIndicator = {
  ...daily,
  key: 'feargreed',
  name: '恐惧贪婪指数',
  short: '恐惧贪婪',
  meaning: '用 0–100 概括市场情绪：0 为极度恐惧，100 为极度贪婪。',
  formula:
    '波动 25% + 成交量 25% + 社媒 15% + 调研 15% + BTC 占比 10% + 趋势 10%，每项 0–100，取最近 7 天的平均',
  unit: '',
  interpretation: '0–24 极度恐惧，25–49 恐惧，50–74 贪婪，75–100 极度贪婪。',
  author: 'Alternative.me',
  year: 2018,
  origin: 'Alternative.me 的 Crypto Fear & Greed Index，分项与权重见其网站说明',
  kind: 'ratio',
  digits: 0,
  scale: 'linear',
  measure: 'fearGreed',
  past: 'values',
  swings: true,
  lines: [],
  bands: [
    {
      ...FEAR_GREED_BANDS.extremeFear,
      meaning: '恐慌抛售的阶段，历史上的大底多在这里，但可以停留数周。',
    },
    {
      ...FEAR_GREED_BANDS.fear,
      meaning: '情绪偏弱，资金谨慎，多见于下跌与反弹初期。',
    },
    {
      ...FEAR_GREED_BANDS.greed,
      meaning: '情绪偏热，多见于上涨途中。',
    },
    {
      ...FEAR_GREED_BANDS.extremeGreed,
      meaning: '追涨的阶段，牛市里可以持续很久，回撤的风险也最大。',
    },
  ],
  series: fearGreedSeries,
  howToRead: [
    '它是反向参考：极度恐惧时多数人已经卖出，极度贪婪时多数人已经买入。',
    '看它在一个区间停留多久，比看某一天的数值有用；单日变动多在几分之内。',
    '与价格对照：价格新高而指数走低，说明上涨缺少成交与波动的配合。',
  ],
  weakPoints: [
    '社媒、调研与 BTC 占比没有逐日历史，这里以 7 天、14 天与 60 天的价格动能代替，与原指数的数值不会相同。',
    '各分项多由比特币价格推出，指数与价格高度相关，不是独立的信号。',
    '权重是作者定的，没有统计依据；牛市里“极度贪婪”可以持续数月。',
  ],
} as const satisfies Indicator;
