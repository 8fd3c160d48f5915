import { type Definition, MARKET_SOURCE } from './definition.ts';

/** Definitions of derivatives and indicators. */
export const derivativeDefinitions = {
  longShortRatio: {
    name: '多空人数比',
    meaning: '持有多单的账户数与持有空单的账户数之比。',
    formula: '持多账户数 ÷ 持空账户数；多头占比 = 比值 ÷（1 + 比值）',
    unit: '倍',
    otherBases: [
      { name: '大户持仓比', difference: '按持仓量而非人数，只统计保证金前 20% 的账户。' },
      { name: '主动买卖比', difference: '一段时间内主动买入与主动卖出的成交额之比。' },
    ],
    reading: '按人数统计不等于按仓位统计：任何时刻多头持仓量都等于空头持仓量。',
    source: '各合约平台',
    refresh: '每分钟',
  },
  fundingRate: {
    name: '资金费率',
    meaning: '永续合约多空双方定期互付的费率，为正时多头付给空头。',
    formula: '溢价指数 + clamp（利率 − 溢价指数，−0.05%，+0.05%）',
    unit: '%',
    reading: '年化 = 费率 ×（24 ÷ 周期小时）× 365；周期为 1、4 或 8 小时。',
    source: '各合约平台',
    refresh: '每分钟',
  },
  openInterest: {
    name: '持仓量',
    meaning: '尚未平仓的合约总价值。',
    formula: 'Σ 未平仓合约张数 × 面值 × 价格',
    unit: 'USD',
    source: '各合约平台',
    refresh: '每分钟',
  },
  liquidations: {
    name: '爆仓',
    meaning: '被强制平仓的合约金额。',
    formula: 'Σ 各方向强平订单金额（1、4、12、24 小时）',
    unit: 'USD',
    reading: '平台推送的强平订单经过抽样，为不完全统计。',
    source: '各合约平台',
    refresh: '实时',
  },
  basis: {
    name: '基差',
    meaning: '期货价格相对现货价格的偏离。',
    formula: '（期货价 − 现货价）÷ 现货价；年化 × 365 ÷ 剩余天数',
    unit: '%',
    source: MARKET_SOURCE,
    refresh: '每分钟',
  },
  ahr999: {
    name: 'ahr999 囤币指标',
    meaning: '衡量比特币相对长期定投成本与指数增长估值的位置。',
    formula:
      '（价格 ÷ 200 日定投成本）×（价格 ÷ 拟合价）；拟合价 = 10^(5.84 × lg 币龄天数 − 17.01)；币龄从 2009-01-03 起算',
    unit: '',
    reading: '低于 0.45 为抄底区，0.45–1.2 为定投区，1.2–5 为等待区，高于 5 为高位。',
    otherBases: [
      {
        name: '200 日定投成本',
        difference: '本站用 200 日收盘价的几何平均；严格的等额定投成本是调和平均，通常相差不到 1%。',
      },
    ],
    source: MARKET_SOURCE,
    refresh: '每日',
  },
  sum60: {
    name: '60日累计涨幅',
    meaning: '最近 60 日每日涨跌之和，用来衡量短期过热。',
    formula: 'Σ 最近 60 日（收盘价 − 开盘价）÷ 开盘价',
    unit: '%',
    reading: '≥80% 为极高风险。它是每日涨跌之和，不等于 60 日涨幅。',
    source: MARKET_SOURCE,
    refresh: '每日',
  },
  tvl: {
    name: '锁仓量（TVL）',
    meaning: '锁定在协议中的资产总价值。',
    formula: 'Σ 锁定资产数量 × 价格',
    unit: 'USD',
    otherBases: [{ name: '剔除重复计算', difference: '同一资产在多个协议中只计算一次。' }],
    source: '链上合约',
    refresh: '每 5 分钟',
  },
} as const satisfies Record<string, Definition>;
