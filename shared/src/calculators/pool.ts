import { impermanentLoss } from '../indicators/yields.ts';
import type { Calculator } from './calculator.ts';

export const pool: Calculator = {
  key: 'loss',
  name: '无常损失',
  about: '两币各半的恒定乘积资金池，价格变动后与一直持有相比少多少。',
  fields: [
    { key: 'deposit', kind: 'number', label: '存入', unit: 'USD', first: 1000, least: 0.01, most: 1e12 },
    { key: 'a', kind: 'number', label: '币 A 涨跌', unit: '%', first: 100, least: -99.99, most: 1e6 },
    { key: 'b', kind: 'number', label: '币 B 涨跌', unit: '%', first: 0, least: -99.99, most: 1e6 },
  ],
  formula: '无常损失 = 2√r ÷（1 + r）− 1，r 为两币价格变动之比；持有价值 = 存入 ×（A + B 的价格倍数）÷ 2',
  notes: ['未计做市手续费收入；集中流动性的损失更大。'],
  compute(values) {
    const [a, b] = [1 + values.number('a') / 100, 1 + values.number('b') / 100];
    const loss = impermanentLoss(a / b);
    const held = (values.number('deposit') * (a + b)) / 2;
    const pooled = loss === null ? null : held * (1 + loss / 100);
    return [
      { label: '无常损失', value: loss, kind: 'percent' },
      { label: '一直持有', value: held, kind: 'usd' },
      { label: '放在池里', value: pooled, kind: 'usd' },
      { label: '少了', value: pooled === null ? null : held - pooled, kind: 'usd' },
    ];
  },
};
