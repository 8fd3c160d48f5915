import type { Interpretation } from './interpretation.ts';

/** Transaction costs on Ethereum. */
export const gasInterpretation = {
  meaning: '以太坊主网的手续费：慢、标准、快三档报价，常见操作的费用，一周里什么时候便宜。',
  interpretation: '标准价约 45 秒内成交；不急的转账用慢档，抢跑或清算用快档。',
  howToRead: [
    '手续费 = 消耗的 Gas × 单价。单价由基础费（随区块拥挤程度自动升降，全部销毁）与给验证者的小费组成。',
    '时段图用最近四周同一时刻的平均值：欧美白天较贵，北京时间上午与周末较便宜。',
    '销毁量大于增发量时，ETH 总量减少（通缩）；Gas 低时销毁少，总量缓慢增加。',
  ],
  weakPoints: [
    '“约需 Gas”是常见值，合约越复杂消耗越多；钱包给出的估算更准。',
    '大部分转账已经在二层网络进行，那里的费用低得多，不在本页统计。',
  ],
  formula:
    '费用（USD）= Gas × Gwei ÷ 10⁹ × ETH 价格；24H销毁 = 平均基础费 × 当日消耗 Gas；年增发 ≈ 166.3 × √质押量',
  source: '以太坊主网区块与 ETH 现货价格',
  cadence: '每 12 秒（每个区块）',
} as const satisfies Interpretation;
