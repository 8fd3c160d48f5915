import type { Interpretation } from './interpretation.ts';

/** Mt. Gox's remaining coins. */
export const mtGoxInterpretation = {
  meaning: 'Mt. Gox（门头沟）受托人手中剩余的比特币、偿还进度与历次大额转出。',
  interpretation: '只有“分发”会到债权人手里，可能成为抛压；“内部转移”只是受托人自己地址之间的归集。',
  howToRead: [
    '债权人 2014 年的成本在几百美元，收到后是否卖出各不相同：2024 年 7 月的集中分发后，多数并未立即卖出。',
    '受托人多次把偿还期限延后，剩余部分以最近的公告为准。',
  ],
  weakPoints: [
    '数量来自公开的链上观察与公告，为约数；交易哈希与地址没有核实，因此不列出。',
    '数据截止日之后的转出没有计入；BCH 余额没有可靠来源，写作 --。',
  ],
  formula: '偿还进度 = 已偿还 ÷ 偿还前持有量（141,686 枚）；已偿还 = 偿还前持有量 − 剩余',
  source: '受托人公告与公开的链上观察',
  cadence: '不定期，截至 2025-12-31；价格实时',
} as const satisfies Interpretation;
