import type { Interpretation } from './interpretation.ts';

/** Options on Bitcoin, Ether and Solana. */
export const optionInterpretation = {
  meaning: '期权的持仓量、期权链、看跌看涨比、最大痛点与隐含波动率。',
  howToRead: [
    '看跌/看涨比高于 1 说明看跌期权更多，可能是看空，也可能是给现货买保险；与成交的比一起看。',
    '最大痛点是让期权买方合计获得最少的结算价，只在临近到期、未平仓集中时有参考意义，不是目标价。',
    '期权链左侧看涨、右侧看跌；底色深的一侧已有内在价值（实值），平值是行权价最接近远期价的一行。',
    '微笑两侧高于中间；左侧更高说明市场愿为下跌付更多保费。期限结构向上是常态，近月高于远月说明眼前有事。',
  ],
  weakPoints: [
    '平台公布的是全部未平仓合约，分不清是买方还是卖方主动，也不含场外期权。',
    '深度虚值的波动率成交稀少，误差大；希腊字母只在小幅变动时准确。',
  ],
  formula:
    '看跌/看涨 = 看跌持仓量 ÷ 看涨持仓量；最大痛点 = 使 Σ 看涨×max(K−行权价,0) + 看跌×max(行权价−K,0) 最小的 K',
  source: '各期权平台公布的未平仓、标记价与标记波动率；希腊字母由本站按 Black-76 计算',
  cadence: '随行情',
} as const satisfies Interpretation;
