import { blockReward, estimatedHeight } from './halving.ts';
import type { IndicatorDay, PricedDay } from './indicatorDay.ts';
import { movingMean, quotient } from './moving.ts';

type Closes = readonly Omit<PricedDay, 'open'>[];

const DAY = 86_400_000;
const YEAR_DAYS = 365;
const HALVING_BLOCKS = 210_000;

/** Total supply of Bitcoin at a height, by the rule: 50 a block, halved every 210,000. */
export function minedAt(height: number): number {
  let mined = 0;
  for (let from = 0; from < height; from += HALVING_BLOCKS) {
    mined += Math.min(HALVING_BLOCKS, height - from) * blockReward(from);
  }
  return mined;
}

/** Bitcoins issued in the 24 hours before an instant (epoch ms), by estimated heights. */
function minedInDay(time: number): number {
  return minedAt(estimatedHeight(time)) - minedAt(estimatedHeight(time - DAY));
}

/** 普尔倍数: miners' revenue of the day (new coins × price, without fees) ÷ its 365-day mean. */
export function puellSeries(days: Closes): readonly IndicatorDay[] {
  const income = days.map(({ time, close }) => minedInDay(time) * close);
  const mean = movingMean(income, YEAR_DAYS);
  return days.flatMap(({ time, close }, at) => {
    const value = quotient(income[at], mean[at]);
    return value === null ? [] : [{ time, value, price: close, lines: [] }];
  });
}

/** Stock-to-flow at an instant: supply ÷ issuance of the last 365 days; null in the first year. */
export function stockToFlow(time: number): number | null {
  const stock = minedAt(estimatedHeight(time));
  const before = minedAt(estimatedHeight(time - YEAR_DAYS * DAY));
  return before > 0 ? quotient(stock, stock - before) : null;
}

/** Price in USD by PlanB's first model (March 2019): e^−1.84 × S2F^3.36. */
export function stockToFlowPrice(ratio: number): number {
  return Math.exp(-1.84) * ratio ** 3.36;
}

/** 存量流量比偏离: price ÷ model price; its line is the model price. */
export function stockToFlowSeries(days: Closes): readonly IndicatorDay[] {
  return days.flatMap(({ time, close }) => {
    const ratio = stockToFlow(time);
    if (ratio === null) return [];
    const model = stockToFlowPrice(ratio);
    return [{ time, value: close / model, price: close, lines: [model] }];
  });
}
