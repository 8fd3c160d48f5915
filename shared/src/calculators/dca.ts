import { beijingDayStart } from '../format/beijingDay.ts';
import { investmentPlan } from '../indicators/investmentPlan.ts';
import type { Calculator, CalculatorMarket } from './calculator.ts';

/** Every `step`-th close from an instant (epoch ms) on, the first included. */
export function purchasesFrom(
  closes: CalculatorMarket['closes'],
  from: number,
  step: number,
): readonly number[] {
  return closes
    .filter(({ time }) => time >= from)
    .flatMap(({ price }, at) => (at % step === 0 ? [price] : []));
}

export const dca: Calculator = {
  key: 'dca',
  name: '定投回测',
  about: '从某一天起定期买入比特币，到今天会怎样；与当天一次买入比较。',
  needsCloses: true,
  fields: [
    { key: 'amount', kind: 'number', label: '每次金额', unit: 'USD', first: 100, least: 0.01, most: 1e8 },
    {
      key: 'every',
      kind: 'choice',
      label: '多久一次',
      first: '7',
      options: [
        { value: '1', label: '每天' },
        { value: '7', label: '每周' },
        { value: '30', label: '每 30 天' },
      ],
    },
    { key: 'since', kind: 'date', label: '开始日期', first: '2022-01-01' },
    { key: 'fee', kind: 'number', label: '手续费', unit: '%', first: 0.1, least: 0, most: 50 },
  ],
  formula: '每次买入币数 = 金额 ×（1 − 手续费）÷ 当日收盘价；平均成本 = 投入 ÷ 币数',
  notes: ['按每日收盘价成交，未计滑点、资金成本与税。', '过去的结果不代表将来。'],
  compute(values, { closes }) {
    const [amount, fee] = [values.number('amount'), values.number('fee')];
    const prices = purchasesFrom(closes, beijingDayStart(values.text('since')) ?? 0, values.number('every'));
    const now = closes.at(-1)?.price;
    if (now === undefined) return [];
    const plan = investmentPlan(prices, amount, now, fee);
    if (plan === null) return [];
    const once = investmentPlan(prices.slice(0, 1), plan.invested, now, fee);
    return [
      { label: '买入次数', value: prices.length, kind: 'amount', unit: '次' },
      { label: '共投入', value: plan.invested, kind: 'usd' },
      { label: '现在价值', value: plan.value, kind: 'usd' },
      { label: '盈亏', value: plan.profit, kind: 'usd' },
      { label: '收益率', value: plan.profitPercent, kind: 'percent' },
      { label: '持有', value: plan.coins, kind: 'amount', unit: 'BTC' },
      { label: '平均成本', value: plan.averageCost, kind: 'price' },
      { label: '一次买入的收益率', value: once?.profitPercent ?? null, kind: 'percent' },
    ];
  },
};
