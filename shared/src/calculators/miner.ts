import { miningDay } from '../indicators/mining.ts';
import type { Calculator } from './calculator.ts';

/** TH/s in an EH/s. */
const TERA_IN_EXA = 1e6;

export const miner: Calculator = {
  key: 'mining',
  name: '矿机收益',
  about: '一台比特币矿机每天挖多少、电费多少、剩多少，以及关机币价。',
  fields: [
    { key: 'hash', kind: 'number', label: '算力', unit: 'TH/s', first: 200, least: 0.001, most: 1e9 },
    { key: 'watts', kind: 'number', label: '功耗', unit: 'W', first: 3500, least: 0, most: 1e9 },
    { key: 'power', kind: 'number', label: '电价', unit: 'USD/kWh', first: 0.06, least: 0, most: 10 },
    { key: 'pool', kind: 'number', label: '矿池费', unit: '%', first: 2, least: 0, most: 50 },
    { key: 'network', kind: 'number', label: '全网算力', unit: 'EH/s', first: 1050, least: 0.001, most: 1e9 },
    { key: 'reward', kind: 'number', label: '区块奖励', unit: 'BTC', first: 3.125, least: 0, most: 50 },
    { key: 'price', kind: 'number', label: '币价', unit: 'USD', first: 'price', least: 0.01, most: 1e9 },
  ],
  formula:
    '日产币 = 算力 ÷ 全网算力 × 144 × 区块奖励 ×（1 − 矿池费）；电费 = 功耗 ÷ 1000 × 24 × 电价；关机币价 = 电费 ÷ 日产币',
  notes: ['全网算力默认为近期约数，请按实际填写；未计难度上升、停机、折旧与交易手续费收入。'],
  compute(values) {
    const day = miningDay(
      {
        hash: values.number('hash'),
        watts: values.number('watts'),
        powerPrice: values.number('power'),
        poolFeePercent: values.number('pool'),
      },
      {
        hash: values.number('network') * TERA_IN_EXA,
        blockReward: values.number('reward'),
        blockSeconds: 600,
        price: values.number('price'),
      },
    );
    if (day === null) return [];
    return [
      { label: '日产币', value: day.coins, kind: 'amount', unit: 'BTC' },
      { label: '日收入', value: day.revenue, kind: 'usd' },
      { label: '日电费', value: day.powerCost, kind: 'usd' },
      { label: '日净收益', value: day.profit, kind: 'usd' },
      { label: '30 日净收益', value: day.profit * 30, kind: 'usd' },
      { label: '关机币价', value: day.coins > 0 ? day.powerCost / day.coins : null, kind: 'price' },
    ];
  },
};
