import type { Definition } from './definition.ts';

const OWN_SOURCE = '自己录入的交易与本站行情';

/** Definitions of a visitor's own holdings. */
export const portfolioDefinitions = {
  averageCost: {
    name: '平均成本',
    meaning:
      '现在持有的每一个币平均花了多少钱，买入手续费计入成本。卖出的是哪些币，按页面上所选的算法：平均成本或先进先出。',
    formula:
      '买入、转入：成本 + 价格 × 数量 + 手续费；卖出、转出：成本 − 所卖部分的成本；平均成本 = 成本 ÷ 持有数量。每个组合分开计算。其他单位按录入时的汇率折成 USD。',
    unit: 'USD/个',
    interpretation: '按平均成本，卖出不改变它；全部卖出后再买入，成本重新计算。',
    otherBases: [
      { name: '平均成本', difference: '所卖部分的成本 = 当时的平均成本 × 数量（移动加权平均）。' },
      { name: '先进先出', difference: '先卖出最早买入的批次，同样的交易已实现盈亏会不同。' },
    ],
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
    meaning: '已经卖出的部分一共赚或亏多少，手续费已扣除。转入、转出不产生盈亏，只扣转出的手续费。',
    formula: 'Σ（卖出价 × 数量 − 手续费 − 所卖部分的成本）− Σ 转出手续费',
    unit: 'USD',
    source: OWN_SOURCE,
    refresh: '每次录入',
  },
  lot: {
    name: '批次',
    meaning: '一次买入或转入的币里还没有卖出的部分，先进先出：先卖最早的。',
    formula: '每个成本 =（价格 × 数量 + 手续费）÷ 数量',
    unit: 'USD/个',
    source: OWN_SOURCE,
    refresh: '每次录入',
  },
  timeWeightedReturn: {
    name: '时间加权收益',
    meaning: '不管什么时候加钱、取钱，手里的币涨跌了多少。加减本金不影响它，可以和别的资产比。',
    formula:
      '逐日相乘：Π（当日收盘市值 + 当日取出）÷（前日收盘市值 + 当日投入）− 1。买入投入 价格 × 数量 + 手续费，卖出取出 价格 × 数量 − 手续费，转入转出按当日收盘价计；最后一天用现价。',
    unit: '%',
    interpretation: '没有日线的币在那几天不计入。',
    otherBases: [{ name: '盈亏 ÷ 成本', difference: '受加仓、减仓的时间影响。' }],
    source: OWN_SOURCE,
    refresh: '随行情',
  },
  insteadBitcoin: {
    name: '同样的钱买 BTC',
    meaning: '每一笔买入的钱当天都换成 BTC、每一笔卖出的钱当天都从 BTC 里取，到现在值多少。',
    formula:
      'Σ ± 金额 ÷ 当日 BTC 收盘价 × BTC 现价；转入、转出的金额按该币当日收盘价计。比买 BTC = 持仓市值 − 它。',
    unit: 'USD',
    interpretation: '某一天要取出的钱超过那时的 BTC，就无法比较。',
    source: OWN_SOURCE,
    refresh: '随行情',
  },
  tradeFees: {
    name: '手续费合计',
    meaning: '录入的手续费之和，已经算进成本和盈亏里。',
    formula: 'Σ 手续费 ÷ 录入时的汇率',
    unit: 'USD',
    source: OWN_SOURCE,
    refresh: '每次录入',
  },
  extremeHolding: {
    name: '涨得最多与最少',
    meaning: '现在持有的币里，相对成本涨得最多和最少的。',
    formula: '（持有数量 × 现价 − 持仓成本）÷ 持仓成本',
    unit: '%',
    source: OWN_SOURCE,
    refresh: '随行情',
  },
} as const satisfies Record<string, Definition>;
