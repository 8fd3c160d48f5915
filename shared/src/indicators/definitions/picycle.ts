import { piCycleSeries } from '../averages.ts';
import { daily, PRICE_ALONE } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** The Pi cycle top. */
export const piCycleIndicator = {
  ...daily,
  key: 'picycle',
  name: 'Pi 周期顶部',
  short: 'Pi 周期比值',
  meaning: '111 日均线与两倍 350 日均线的比值，向上穿过 1 曾在三轮顶部的三天以内出现。',
  formula: '111 日均线 ÷（2 × 350 日均线）',
  unit: '',
  interpretation: '比值升到 1 为触发：2013、2017 与 2021 年 4 月的高点都在触发后三天以内。',
  author: 'Philip Swift',
  year: 2019,
  origin: '作者的文章《The Bitcoin Pi Cycle Top Indicator》；350 ÷ 111 ≈ 3.153，接近圆周率，因此得名',
  kind: 'ratio',
  digits: 3,
  scale: 'linear',
  lines: [
    { key: 'mean111', name: '111日均线' },
    { key: 'double350', name: '350日均线×2' },
  ],
  trigger: 1,
  bands: [
    {
      key: 'far',
      name: '未触发',
      from: null,
      to: 1,
      tone: 'neutral',
      meaning: '111 日均线低于两倍 350 日均线，中期没有过热。',
    },
    {
      key: 'crossed',
      name: '触发',
      from: 1,
      to: null,
      tone: 'error',
      meaning: '111 日均线高于两倍 350 日均线，历史上只在周期顶部附近。',
    },
  ],
  series: piCycleSeries,
  howToRead: [
    '只在短期涨得足够快时才会触发，它回答“是不是涨得太急”，不回答“贵不贵”。',
    '2021 年 11 月与 2025 年的高点都没有触发：没有触发不等于没有到顶。',
  ],
  weakPoints: ['两条均线的天数是事后选出来的，三次命中不足以说明规律。', PRICE_ALONE],
} as const satisfies Indicator;
