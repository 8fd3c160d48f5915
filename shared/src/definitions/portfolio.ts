import type { Definition } from './definition.ts';

const OWN_SOURCE = '自己录入的交易与本站行情';

/** Definitions of a visitor's own holdings. */
export const portfolioDefinitions = {
  averageCost: {
    name: '平均成本',
    meaning: '现在持有的每一个币平均花了多少钱，按移动加权平均计算，买入手续费计入成本。',
    formula:
      '买入：成本 + 价格 × 数量 + 手续费；卖出：成本 − 平均成本 × 卖出数量；平均成本 = 成本 ÷ 持有数量。其他单位按录入时的汇率折成 USD。',
    unit: 'USD/个',
    interpretation: '卖出不改变平均成本；全部卖出后再买入，成本重新计算。',
    otherBases: [{ name: '先进先出', difference: '先卖出最早买入的部分，同样的交易已实现盈亏会不同。' }],
    source: OWN_SOURCE,
    refresh: '每次录入',
  },
  unrealisedProfit: {
    name: '未实现盈亏',
    meaning: '现在持有的部分按现价比成本多或少多少。',
    formula: '持有数量 × 现价 − 持仓成本',
    unit: 'USD',
    source: OWN_SOURCE,
    refresh: '随行情',
  },
  realisedProfit: {
    name: '已实现盈亏',
    meaning: '已经卖出的部分一共赚或亏多少，手续费已扣除。',
    formula: 'Σ（卖出价 × 数量 − 手续费 − 当时的平均成本 × 数量）',
    unit: 'USD',
    source: OWN_SOURCE,
    refresh: '每次录入',
  },
} as const satisfies Record<string, Definition>;
