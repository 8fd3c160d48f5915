import type { Interpretation } from './interpretation.ts';

/** Stablecoins: coins pegged to a currency. */
export const stableInterpretation = {
  meaning: '各稳定币的价格偏离、流通市值、增发与销毁，以及 USDT 的场外溢价。',
  interpretation:
    'USDT 溢价为正说明场外人民币买盘多、资金流入；为负说明流出。总市值上升通常意味着有新资金进场。',
  howToRead: [
    '偏离在 ±0.1% 以内属正常；持续超过 0.5% 说明赎回渠道受阻或储备受到质疑，是脱锚的早期信号。',
    '增发不等于买入：发行方常先在国库增发备用，再按需求转出。看 7 日与 30 日净变化比看单日更可靠。',
  ],
  weakPoints: [
    '流通量与链分布来自发行方披露，各链的跨链部分可能重复或遗漏；没有披露的写作 --。',
    '场外价因商家与支付方式不同而有差别，这里取平均；非交易时段样本少。',
  ],
  formula:
    'USDT 溢价 = 场外人民币价 ÷ 官方汇率 − 1；偏离 = 价格 ÷ 锚定货币价格 − 1；占比按流通市值，合计 100%',
  source: '各交易平台价格、场外报价与发行方披露',
  cadence: '价格每分钟，流通量每日',
} as const satisfies Interpretation;

/** The supply of each stablecoin. */
export const stableTrendInterpretation = {
  meaning: '各稳定币历年的流通量与份额，可比较增速。',
  howToRead: [
    '看“指数”可以比较增速：所选时间的起点都是 100。',
    '总量缩减往往出现在熊市后段（2022 年），重新增长多与新资金进场同时发生。',
  ],
  weakPoints: ['2026 年以前按发行方公开报告的年度、季度数据连线，中间日期为估计值。'],
  formula: '流通量 = 已增发 − 已销毁，不含发行方国库',
  source: '发行方披露',
  cadence: '每日',
} as const satisfies Interpretation;

/** Prices of some coins over the same period. */
export const coinTrendInterpretation = {
  meaning: '最多六个币种在同一段时间的价格走势，起点都记作 100，比较涨幅。',
  howToRead: [
    '所选时间的第一天都记作 100：150 表示涨了一半，50 表示跌了一半。',
    '跨度长、涨幅差别大时用对数轴：同样的高度是同样的涨幅。',
  ],
  weakPoints: ['起点不同，结论可能相反：先看全部历史，再看某一段。', '上线较晚的币从它自己的第一天开始。'],
  formula: '指数 = 当日收盘价 ÷ 所选时间第一天收盘价 × 100',
  source: '各交易平台成交汇总，日线收盘价',
  cadence: '每日；最后一点随价格变动',
} as const satisfies Interpretation;
