import { aprOf, apyOf } from '../indicators/yields.ts';
import type { Calculator } from './calculator.ts';

export const interest: Calculator = {
  key: 'apy',
  name: 'APR ↔ APY',
  about: '单利年化与复利年化互换，以及到期本息。',
  fields: [
    { key: 'rate', kind: 'number', label: '年化', unit: '%', first: 10, least: -99, most: 1e6 },
    {
      key: 'times',
      kind: 'choice',
      label: '复利',
      first: '365',
      options: [
        { value: '365', label: '每天' },
        { value: '52', label: '每周' },
        { value: '12', label: '每月' },
        { value: '1', label: '每年' },
      ],
    },
    { key: 'deposit', kind: 'number', label: '本金', unit: 'USD', first: 1000, least: 0, most: 1e12 },
    { key: 'years', kind: 'number', label: '年数', unit: '年', first: 1, least: 0, most: 100 },
  ],
  formula: 'APY =（1 + APR ÷ n）^n − 1；APR = n ×（（1 + APY）^(1 ÷ n) − 1）；本息 = 本金 ×（1 + APY）^年数',
  notes: ['年化会变动，奖励代币的价格也会变动；高年化往往伴随高风险。'],
  compute(values) {
    const [rate, times] = [values.number('rate'), values.number('times')];
    const apy = apyOf(rate, times);
    const total = (yearly: number | null) =>
      yearly === null ? null : values.number('deposit') * (1 + yearly / 100) ** values.number('years');
    return [
      { label: '当作 APR，APY 为', value: apy, kind: 'percent' },
      { label: '当作 APY，APR 为', value: aprOf(rate, times), kind: 'percent' },
      { label: '按 APR 复利到期本息', value: total(apy), kind: 'usd' },
      {
        label: '不复投到期本息',
        value: values.number('deposit') * (1 + (rate / 100) * values.number('years')),
        kind: 'usd',
      },
    ];
  },
};
