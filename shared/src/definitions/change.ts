import { type Definition, MARKET_SOURCE } from './definition.ts';

/** Price changes over a period or since a midnight. */
export const changeDefinitions = {
  change1h: {
    name: '1小时涨幅',
    meaning: '现价相对 1 小时前价格的变化。',
    formula: '现价 ÷ 1 小时前价格 − 1',
    unit: '%',
    otherBases: [{ name: '24H', difference: '以 24 小时前的价格为基准，短时波动的影响更小。' }],
    source: MARKET_SOURCE,
    refresh: '每分钟',
  },
  change24h: {
    name: '24H涨幅',
    meaning: '现价相对 24 小时前价格的变化；上市不足 24 小时的币种没有这一项。',
    formula: '现价 ÷ 24 小时前价格 − 1',
    unit: '%',
    otherBases: [
      { name: '北京时间0点', difference: '以北京时间当日 0 点的价格为基准，与国内看盘习惯一致。' },
      {
        name: 'UTC0点',
        difference: '以 UTC 当日 0 点（北京时间 8 点）的价格为基准，与多数海外平台的日线一致。',
      },
    ],
    source: MARKET_SOURCE,
    refresh: '实时',
  },
  change7d: {
    name: '7日涨幅',
    meaning: '现价相对 7 天前同一时刻价格的变化。',
    formula: '现价 ÷ 7 天前价格 − 1',
    unit: '%',
    otherBases: [{ name: '24H', difference: '以 24 小时前的价格为基准，反映当天的变化。' }],
    source: MARKET_SOURCE,
    refresh: '每分钟',
  },
  changeUtc8: {
    name: '今日涨幅（北京时间0点）',
    meaning: '现价相对北京时间当日 0 点价格的变化。',
    formula: '现价 ÷ 北京时间 0 点价格 − 1',
    unit: '%',
    otherBases: [{ name: '24H', difference: '以 24 小时前的价格为基准，基准随时间移动。' }],
    source: MARKET_SOURCE,
    refresh: '实时',
  },
  changeUtc0: {
    name: '今日涨幅（UTC0点）',
    meaning: '现价相对 UTC 当日 0 点价格的变化。',
    formula: '现价 ÷ UTC 0 点价格 − 1',
    unit: '%',
    otherBases: [{ name: '24H', difference: '以 24 小时前的价格为基准，基准随时间移动。' }],
    source: MARKET_SOURCE,
    refresh: '实时',
  },
  moveSplit: {
    name: '涨幅拆分',
    meaning: '24H涨幅里有多少随大盘、多少随板块、多少是自身的；三部分相加等于涨幅。',
    formula:
      '大盘 = β₁ × BTC 涨幅；板块 = β₂ ×（板块涨幅 − β × BTC 涨幅），即板块里大盘没有解释的部分；自身 = 涨幅 − 大盘 − 板块。β 由近 90 天日收益最小二乘回归得出，不含当天',
    unit: '百分点',
    interpretation:
      '板块指数取币种首个板块里市值最大的 12 个币等权平均，不含它自己、BTC 与锚定币；板块与大盘几乎同步（R² 高于 0.98）时并入大盘。日线不足 30 天、锚定币与 BTC 不拆分。回归说明同步，不说明因果。',
    source: '各交易平台日线',
    ports: ['candles', 'coins'],
    refresh: '约每 5 秒，β 每日',
  },
} as const satisfies Record<string, Definition>;
