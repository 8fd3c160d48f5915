import { type Definition, MARKET_SOURCE } from './definition.ts';

/** Highs and lows of a day, and all-time ones. */
export const extremesDefinitions = {
  amplitude: {
    name: '24H振幅',
    meaning: '最近 24 小时价格波动的幅度。',
    formula: '（24H 最高 − 24H 最低）÷ 24H 最低 × 100%',
    unit: '%',
    otherBases: [{ name: '股票口径', difference: '股票常除以昨收；本站除以 24H 最低价。' }],
    source: MARKET_SOURCE,
    refresh: '每分钟',
  },
  high24h: {
    name: '24H最高价',
    meaning: '最近 24 小时内的最高价格。',
    formula: '最近 24 小时 K 线最高价的最大值',
    unit: 'USD',
    source: MARKET_SOURCE,
    refresh: '实时',
  },
  low24h: {
    name: '24H最低价',
    meaning: '最近 24 小时内的最低价格。',
    formula: '最近 24 小时 K 线最低价的最小值',
    unit: 'USD',
    source: MARKET_SOURCE,
    refresh: '实时',
  },
  open24h: {
    name: '24H开盘价',
    meaning: '24 小时前的价格，24H涨幅与 24H 走势都从它开始。',
    formula: '24 小时前那一分钟的开盘价',
    unit: 'USD',
    source: MARKET_SOURCE,
    refresh: '每分钟',
  },
  drawdown: {
    name: '距历史最高',
    meaning: '现价距离历史最高价还差多少。',
    formula: '现价 ÷ 历史最高价 − 1',
    unit: '%',
    interpretation: '−50% 意味着需上涨 1 倍才回到最高价。',
    source: MARKET_SOURCE,
    ports: ['coins'],
    refresh: '实时',
  },
  allTimeHigh: {
    name: '历史最高价',
    meaning:
      '上市以来综合价到过的最高价，与到达它的那一天（北京时间）。列表、图表、大事记与回撤都取这一个数。',
    formula: '全部历史 K 线最高价的最大值',
    otherBases: [
      { name: '最高收盘价', difference: '只看每日收盘，低于盘中到过的最高价。' },
      { name: '单一平台最高价', difference: '一家平台的插针可以更高；本站取各平台的综合价。' },
    ],
    unit: 'USD',
    source: MARKET_SOURCE,
    ports: ['coins'],
    refresh: '实时',
  },
  allTimeLow: {
    name: '历史最低价',
    meaning: '上市以来综合价到过的最低价，与到达它的那一天（北京时间）。',
    formula: '全部历史 K 线最低价的最小值',
    unit: 'USD',
    source: MARKET_SOURCE,
    ports: ['coins'],
    refresh: '实时',
  },
} as const satisfies Record<string, Definition>;
