import { gridPlan } from '../indicators/grid.ts';
import type { Calculator } from './calculator.ts';

export const gridTrade: Calculator = {
  key: 'grid',
  name: '网格',
  about: '区间内低买高卖的网格：每格间距与每次成交的净利润率。',
  fields: [
    {
      key: 'low',
      kind: 'number',
      label: '最低价',
      unit: 'USD',
      first: { ofPrice: 0.8 },
      least: 1e-9,
      most: 1e9,
    },
    {
      key: 'high',
      kind: 'number',
      label: '最高价',
      unit: 'USD',
      first: { ofPrice: 1.2 },
      least: 1e-9,
      most: 1e9,
    },
    {
      key: 'grids',
      kind: 'number',
      label: '格数',
      unit: '格',
      first: 20,
      least: 2,
      most: 500,
      isComplete: true,
    },
    {
      key: 'spacing',
      kind: 'choice',
      label: '间距',
      first: 'geometric',
      options: [
        { value: 'geometric', label: '等比' },
        { value: 'arithmetic', label: '等差' },
      ],
    },
    { key: 'fee', kind: 'number', label: '单边手续费', unit: '%', first: 0.1, least: 0, most: 10 },
    { key: 'invest', kind: 'number', label: '投入', unit: 'USD', first: 10_000, least: 0.01, most: 1e10 },
  ],
  formula:
    '等差间距 =（最高 − 最低）÷ 格数；等比比率 =（最高 ÷ 最低）^(1 ÷ 格数)；净利率 = 卖价 ×（1 − 费）÷（买价 ×（1 + 费））− 1',
  notes: ['价格跌破下沿会持有全部的币并浮亏，涨破上沿则踏空。', '每格资金按平均分配估算。'],
  compute(values) {
    const spacing = values.text('spacing') === 'arithmetic' ? 'arithmetic' : 'geometric';
    const grids = values.number('grids');
    const plan = gridPlan(values.number('low'), values.number('high'), grids, spacing, values.number('fee'));
    if (plan === null) return [];
    const share = values.number('invest') / grids;
    return [
      { label: '每格净利率（最低）', value: plan.leastPercent, kind: 'percent' },
      { label: '每格净利率（最高）', value: plan.mostPercent, kind: 'percent' },
      { label: '每格资金', value: share, kind: 'usd' },
      { label: '每次成交净利（最低）', value: (share * plan.leastPercent) / 100, kind: 'usd' },
      { label: '第一格间距', value: (plan.lines[1] ?? 0) - (plan.lines[0] ?? 0), kind: 'price' },
      { label: '最后一格间距', value: (plan.lines.at(-1) ?? 0) - (plan.lines.at(-2) ?? 0), kind: 'price' },
    ];
  },
};
