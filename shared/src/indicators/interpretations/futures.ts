import type { Interpretation } from './interpretation.ts';

/** The futures market. */
export const futuresInterpretation = {
  meaning: '各平台合约的持仓、资金费率、爆仓、多空比与基差。',
  interpretation:
    '费率为正多头付给空头，越高说明做多越拥挤；持仓与价格同升说明新资金进场，价升仓降多为空头平仓。',
  howToRead: [
    '费率基准约为每 8 小时 0.01%（年化约 11%）；持续高于 0.05% 说明过热，负值说明做空拥挤。各平台周期不同，比较时看年化。',
    '爆仓集中出现后，杠杆被清掉，行情常会暂时平静；多单爆仓多说明刚跌过，空单爆仓多说明刚涨过。',
    '季度合约的年化基差反映市场愿意为杠杆付多少钱，牛市常在 10% 以上，转负少见。',
  ],
  weakPoints: [
    '爆仓为不完全统计：不少平台只按每秒一笔推送，实际更多；这里只计持仓量最大的 20 个币。',
    '持仓按各平台公布的张数与面值折算，口径不完全一致。',
  ],
  formula:
    '年化费率 = 费率 ×（24 ÷ 周期小时）× 365；基差 =（合约价 − 现货）÷ 现货；年化基差 = 基差 × 365 ÷ 剩余天数',
  source: '各合约平台',
  cadence: '约每 5 秒',
} as const satisfies Interpretation;
