import type { Interpretation } from './interpretation.ts';

/** Holders of Bitcoin. */
export const treasuryInterpretation = {
  meaning: '上市公司、私企、ETF、政府、矿企与 DeFi 协议公开的比特币持有量、成本与占比。',
  howToRead: [
    '占总量以 2,100 万枚为分母；其中估计有 300 万枚以上已经永久丢失，占流通的比例实际更高。',
    '公司的成本是它自己披露的平均买入价；没有披露的写作 --，不作估计。',
    'ETF 的币属于份额持有人；DeFi 一类是跨链凭证背后锁定的币，同一枚币不会在两类里重复计算。',
  ],
  weakPoints: [
    '只包括公开的持有者，交易所代客户保管的币与个人大户不在其中。',
    '除 ETF 每个交易日更新外，其余为 2025 年底的公开数，之后的买卖没有计入。',
  ],
  formula: '市值 = 持币量 × 现价；占总量 = 持币量 ÷ 21,000,000；浮动盈亏 = 现价 ÷ 平均成本 − 1',
  source: '公司公告与监管文件、ETF 每日披露、政府公开文件、协议储备证明',
  cadence: 'ETF 每个交易日，其余截至 2025-12-31；价格实时',
} as const satisfies Interpretation;
