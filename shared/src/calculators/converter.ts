import type { Calculator } from './calculator.ts';

const UNITS = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE', 'USDT', 'USD', 'CNY', 'EUR', 'JPY', 'HKD', 'KRW'];
const options = UNITS.map((unit) => ({ value: unit.toLowerCase(), label: unit }));

/** Converts `amount` by the USD values of both units; null if either is unknown or 0. */
export function convert(amount: number, from: number | undefined, to: number | undefined): number | null {
  return from === undefined || to === undefined || !(to > 0) ? null : (amount * from) / to;
}

export const converter: Calculator = {
  key: 'convert',
  name: '币价换算',
  about: '币与币、币与法币按最新价格换算。',
  fields: [
    { key: 'amount', kind: 'number', label: '数量', unit: '', first: 1, least: 0, most: 1e15 },
    { key: 'from', kind: 'choice', label: '从', first: 'btc', options },
    { key: 'to', kind: 'choice', label: '换成', first: 'cny', options },
  ],
  formula: '结果 = 数量 × 原单位的美元价 ÷ 目标单位的美元价',
  notes: ['按现货均价与官方汇率，没有计入手续费、点差与场外溢价。'],
  compute(values, { usdOf }) {
    const [from, to] = [values.text('from'), values.text('to')];
    const amount = values.number('amount');
    const [a, b] = [from.toUpperCase(), to.toUpperCase()];
    return [
      { label: `${b}`, value: convert(amount, usdOf[from], usdOf[to]), kind: 'full', unit: b },
      { label: `1 ${a}`, value: convert(1, usdOf[from], usdOf[to]), kind: 'full', unit: b },
      { label: `1 ${b}`, value: convert(1, usdOf[to], usdOf[from]), kind: 'full', unit: a },
    ];
  },
};
