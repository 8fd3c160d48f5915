import { stockToFlowSeries } from '../issuance.ts';
import { daily, FEW_CYCLES } from './daily.ts';
import type { Indicator } from './indicator.ts';

/** Stock-to-flow, whose model has failed. */
export const stockToFlowIndicator = {
  ...daily,
  key: 's2f',
  name: '存量流量比（已失效）',
  short: '价格÷S2F模型',
  meaning: '价格相对存量流量比模型的倍数。这个模型自 2022 年起明显失效，列出供对照，不应据此判断价格。',
  formula: 'S2F = 已产出总量 ÷ 最近 365 日产量；模型价 = e^−1.84 × S2F^3.36',
  unit: '倍',
  interpretation: '1 为与模型相符。2022 年以来长期低于 0.5，说明模型给出的价格过高。',
  author: 'PlanB',
  year: 2019,
  origin: '作者的文章《Modeling Bitcoin’s Value with Scarcity》及其后的图表',
  kind: 'ratio',
  digits: 2,
  scale: 'log',
  lines: [{ key: 'model', name: 'S2F模型价' }],
  bands: [
    {
      key: 'far',
      name: '远低于模型',
      from: null,
      to: 0.5,
      tone: 'neutral',
      meaning: '价格不到模型价的一半：2022 年以来的常态，是模型失效的表现。',
    },
    {
      key: 'near',
      name: '与模型相近',
      from: 0.5,
      to: 2,
      tone: 'info',
      meaning: '价格在模型价的一半到两倍之间。',
    },
    {
      key: 'above',
      name: '高于模型',
      from: 2,
      to: null,
      tone: 'warning',
      meaning: '价格超过模型价两倍，只在早年的泡沫中出现。',
    },
  ],
  series: stockToFlowSeries,
  howToRead: [
    '模型认为稀缺性决定价格：每次减半 S2F 翻倍，模型价约升到 10 倍。',
    '2021 年底模型指向 10 万美元以上，价格停在 6.9 万；2024 年减半后模型价升到百万美元以上，与市价相差十倍以上。',
  ],
  weakPoints: [
    '只有供应没有需求，价格不可能随减半无限地十倍增长。',
    '两个变量都随时间增长，相关性很高并不说明因果；多位统计学者指出它经不起检验。',
    FEW_CYCLES,
  ],
} as const satisfies Indicator;
