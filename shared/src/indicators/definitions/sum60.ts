import { MARKET_SOURCE } from '../../definitions/definition.ts';
import { indicatorPages } from '../../manifest/indicators.ts';
import { sixtyDaySeries } from '../sixtyDaySum.ts';
import type { Indicator } from './indicator.ts';

/** 江卓尔's sum of sixty daily changes. */
export const sum60Indicator = {
  key: 'sum60',
  page: 'sixtyDaySum',
  name: indicatorPages.sixtyDaySum.title,
  short: '60日累计涨幅',
  meaning: '最近 60 日每日涨跌之和，用来衡量短期过热。',
  formula: 'Σ 最近 60 日（收盘价 − 开盘价）÷ 开盘价',
  unit: '%',
  interpretation: '≥80% 为极高风险。它是每日涨跌之和，不等于 60 日涨幅。',
  source: MARKET_SOURCE,
  refresh: '每日',
  author: '江卓尔（莱比特矿池创始人）',
  year: null,
  origin: '作者在社交平台的公开文章；80% 的界线出自各数据站的通行用法',
  kind: 'percent',
  scale: 'linear',
  priceName: '比特币价格',
  lines: [],
  bands: [
    {
      key: 'falling',
      name: '回落',
      from: null,
      to: 0,
      tone: 'neutral',
      meaning: '最近 60 日跌多涨少，短期没有过热。',
    },
    {
      key: 'usual',
      name: '常态',
      from: 0,
      to: 80,
      tone: 'info',
      meaning: '最近 60 日涨多跌少，尚未到历史上的过热水平。',
    },
    {
      key: 'hot',
      name: '极高风险',
      from: 80,
      to: null,
      tone: 'error',
      meaning: '短期涨得太快，历史上多出现在阶段顶部附近，随后常有大幅回撤。',
    },
  ],
  series: sixtyDaySeries,
  howToRead: [
    '每天的涨跌直接相加，不做复利：先涨 10% 再跌 10%，累计为 0，而价格其实少了 1%。波动越大，它比实际涨幅高得越多。',
    '它只回答“短期是不是涨得太快”，不回答“会不会继续涨”；数值很低也不等于见底。',
  ],
  weakPoints: [
    '波动率逐年下降，近几轮行情难以再到早年的高度，80% 的界线可能整轮牛市都碰不到。',
    '只看价格，不看成交、持仓与资金；单日暴涨暴跌会停留 60 天，离开窗口时指标会突然变化。',
  ],
  cadence: '每日北京时间 24 点收盘定值；当日一点随价格变动',
} as const satisfies Indicator;
