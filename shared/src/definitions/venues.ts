import { type Definition, MARKET_SOURCE } from './definition.ts';

/** Definitions of what an exchange shows of itself and of its pairs. */
export const venueDefinitions = {
  reserve: {
    name: '资产储备',
    meaning: '该平台为用户保管的资产折合金额。',
    formula: 'Σ 平台公布的储备地址余额 × 现价',
    unit: 'USD',
    reading: '只是资产一侧；储备率还要看用户负债，见资产披露。',
    source: '平台公布的储备地址',
    refresh: '每日',
  },
  venueShare: {
    name: '占本所成交',
    meaning: '该交易对（或合约）24 小时成交额占本所同类全部成交额的比例，全部相加为 100%。',
    formula: '交易对 24H 成交额 ÷ Σ 本所现货（或合约）24H 成交额 × 100%',
    unit: '%',
    otherBases: [{ name: '占币种成交', difference: '以该币种在各平台的成交额为分母，见币种的交易对页。' }],
    source: MARKET_SOURCE,
    refresh: '每 10 秒',
  },
  priceDeviation: {
    name: '偏离综合价',
    meaning: '该交易对折算成美元后，与各平台按成交额加权的综合价相差多少。',
    formula: '折合美元价 ÷ 综合价 − 1',
    unit: '%',
    reading: '长期偏离多因当地法币出入受限；突然偏离可能是流动性不足或充提暂停。',
    source: MARKET_SOURCE,
    refresh: '每 10 秒',
  },
  spread: {
    name: '价差',
    meaning: '最低卖价高出最高买价多少，是马上成交的成本。',
    formula: '（卖一 − 买一）÷ 买一 × 100%',
    unit: '%',
    source: '该交易平台的盘口',
    refresh: '每 10 秒',
  },
  marginLeverage: {
    name: '杠杆倍数',
    meaning: '借入资金后最多可以交易自有资金的几倍。',
    formula: '（自有资金 + 最多可借）÷ 自有资金',
    unit: '倍',
    reading: '倍数越高，价格反向变动时越早被强制平仓。',
    source: '该交易平台',
    refresh: '每日',
  },
  marginInterest: {
    name: '借币日利率',
    meaning: '借入计价币每天的利息。',
    formula: '每日利息 ÷ 借入数量 × 100%；年化 = 日利率 × 365',
    unit: '%',
    source: '该交易平台',
    refresh: '每日',
  },
} as const satisfies Record<string, Definition>;
