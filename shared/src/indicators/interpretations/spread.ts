import type { Interpretation } from './interpretation.ts';

/** Coinbase's Bitcoin price compared with Asian exchanges. */
export const spreadInterpretation = {
  meaning: 'Coinbase 与其他交易平台的比特币现货差价，用来观察美国买盘与亚洲买盘的强弱。',
  interpretation: '正溢价：Coinbase 更贵，美国买盘较强；负溢价：Coinbase 更便宜，美国买盘较弱或在卖出。',
  howToRead: [
    '看持续方向，不看单个读数：连续几天同号才说明资金偏向，几分钟的差价多半是两边成交先后不同。',
    '差价通常在 ±0.1% 以内，套利者会把更大的差价很快抹平；明显扩大往往发生在急涨急跌时。',
  ],
  weakPoints: [
    'Coinbase 以美元计价，其他平台以 USDT 计价；这里按 1 USDT = 1 USD 比较，USDT 自身脱锚时差价会失真。',
    '只比较最新成交价，没有扣除手续费、点差与划转时间，看到的差价不等于可以拿到的利润。',
  ],
  formula: '溢价额 = Coinbase 价格 − 对照平台价格；溢价率 = Coinbase 价格 ÷ 对照平台价格 − 1',
  source: '各交易平台的比特币现货价格',
  cadence: '每分钟',
} as const satisfies Interpretation;
