import type { Interpretation } from '../../indicators/interpretations/interpretation.ts';

/** Text about value locked in protocols, shared by all DeFi pages. */
export const defiInterpretation = {
  meaning: '各公链 DeFi 协议的锁仓量、类别、占比与变化。',
  howToRead: [
    'TVL 按美元计，币价涨它就涨。看 7 日变化时先看 ETH 涨了多少，超出的部分才可能是新资金。',
    '流动性质押、再质押与收益类协议的凭证常被存进别的协议，默认不计入总额，打开“含重复计算”可以计入。',
  ],
  weakPoints: [
    '历史走势按现有协议的构成与当时价格回推，已经消失的协议不在其中。',
    '锁仓量不说明安全：合约漏洞、预言机与管理权限的风险不反映在数字里。',
  ],
  formula: 'TVL = Σ 合约内资产数量 × 现价；公链 TVL = Σ 该链协议；占比合计 100%',
  source: '各协议合约余额与现货价格',
  cadence: '约每 5 秒，走势每日',
} as const satisfies Interpretation;
