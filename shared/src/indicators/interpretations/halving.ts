import type { Interpretation } from './interpretation.ts';

/** Bitcoin's halvings. */
export const halvingInterpretation = {
  meaning: '比特币下一次减半的倒计时、区块高度、奖励变化，历次减半后的表现，以及其他币种的减产时间。',
  interpretation: '每 210,000 个区块减半一次，约四年；减半只减少新增供应，不改变已有的币。',
  howToRead: [
    '倒计时按最近的平均出块时间推算，离得越近越准；全网算力上升会让它提前。',
    '历次减半后一年都上涨，但只有几次样本，幅度一次比一次小，不能据此推断下一次。',
  ],
  weakPoints: [
    '减半时间早已公开，是否“已经计入价格”没有定论；同期的宏观环境影响更大。',
    '其他币种的规则各不相同：有的按年递减几个百分点，有的按月，不都是“减一半”。',
  ],
  formula:
    '目标高度 =（⌊高度 ÷ 210,000⌋ + 1）× 210,000；预计时间 = 现在 + 剩余区块 × 平均出块时间；奖励 = 50 ÷ 2^⌊高度 ÷ 210,000⌋',
  source: '区块链浏览器与各币种的发行规则',
  cadence: '每个区块；倒计时每秒',
} as const satisfies Interpretation;

/** The halving of 2020. */
export const halving2020Interpretation = {
  meaning:
    '2020 年 5 月 11 日，比特币在 630,000 高度第三次减半，奖励由 12.5 降到 6.25 枚：前后的价格与背景。',
  howToRead: [
    '减半前两个月遇上 2020 年 3 月的全球流动性危机，比特币急跌，随后收复失地。',
    '减半当日没有剧烈波动，真正的上涨从半年后开始；同期主要央行大幅放松，机构开始买入，难以归因于减半一件事。',
    '算力在减半后短暂下降约两成，两个月内恢复：低效矿机关停，难度随之下调。',
  ],
  weakPoints: ['价格为各平台汇总的日收盘价，与单个平台当日的数字略有出入。'],
  formula: '涨跌 = 收盘价 ÷ 减半日收盘价 − 1',
  source: '各交易平台成交汇总，日线',
  cadence: '历史数据，不再变化',
} as const satisfies Interpretation;
