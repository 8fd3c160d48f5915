import { liquidationPrice, positionResult } from '../indicators/leverage.ts';
import { changePercent } from '../indicators/priceChange.ts';
import type { Calculator } from './calculator.ts';

export const futures: Calculator = {
  key: 'futures',
  name: '合约盈亏与强平',
  about: 'U 本位逐仓合约的保证金、盈亏、回报率与强平价。',
  fields: [
    {
      key: 'side',
      kind: 'choice',
      label: '方向',
      first: 'long',
      options: [
        { value: 'long', label: '做多' },
        { value: 'short', label: '做空' },
      ],
    },
    { key: 'entry', kind: 'number', label: '开仓价', unit: 'USD', first: 'price', least: 1e-9, most: 1e9 },
    { key: 'exit', kind: 'number', label: '平仓价', unit: 'USD', first: 'price', least: 1e-9, most: 1e9 },
    { key: 'size', kind: 'number', label: '数量', unit: '币', first: 1, least: 1e-8, most: 1e12 },
    { key: 'leverage', kind: 'number', label: '杠杆', unit: '倍', first: 10, least: 1, most: 200 },
    {
      key: 'maintenance',
      kind: 'number',
      label: '维持保证金率',
      unit: '%',
      first: 0.5,
      least: 0,
      most: 50,
    },
  ],
  formula:
    '保证金 = 开仓价 × 数量 ÷ 杠杆；强平价（多）= 开仓价 ×（1 − 1 ÷ 杠杆 + 维持率），（空）= 开仓价 ×（1 + 1 ÷ 杠杆 − 维持率）',
  notes: [
    '未计手续费与资金费率，各平台的阶梯维持率与强平手续费会让实际强平更早。',
    '高杠杆可能损失全部保证金。',
  ],
  compute(values) {
    const side = values.text('side') === 'short' ? 'short' : 'long';
    const [entry, exit] = [values.number('entry'), values.number('exit')];
    const leverage = values.number('leverage');
    const result = positionResult(side, entry, exit, values.number('size'), leverage);
    const forced = liquidationPrice(side, entry, leverage, values.number('maintenance'));
    return [
      { label: '保证金', value: result?.margin ?? null, kind: 'usd' },
      { label: '盈亏', value: result?.profit ?? null, kind: 'usd' },
      { label: '回报率', value: result?.roiPercent ?? null, kind: 'percent' },
      { label: '强平价', value: forced, kind: 'price' },
      { label: '离强平', value: forced === null ? null : changePercent(forced, entry), kind: 'percent' },
    ];
  },
};
