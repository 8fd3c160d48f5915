import type { IndicatorBand } from './bands.ts';
import { bandOf } from './bands.ts';
import type { IndicatorDay } from './indicatorDay.ts';
import { type PlanResult, purchasePlan } from './investmentPlan.ts';

/** Purchase of each band as a multiple of the daily amount; 0 skips the day. By the band's key. */
type BandMultiples = Readonly<Record<string, number>>;

export interface PlanTerms {
  /** First and last instant of purchases, epoch ms, both included. */
  readonly from: number;
  readonly to: number;
  /** USD per day. */
  readonly amount: number;
  readonly multiples: BandMultiples;
  /** % of each purchase. */
  readonly feePercent?: number;
}

export interface PlanSide {
  /** Days on which something was bought. */
  readonly purchases: number;
  /** null if nothing was bought. */
  readonly result: PlanResult | null;
}

/** Both ways to buy over the same days. Money in USD. */
export interface PlanComparison {
  /** Days with a price in the range. */
  readonly days: number;
  /** Price at which the coins are valued: the last one of the series. */
  readonly priceNow: number;
  readonly everyDay: PlanSide;
  readonly byBand: PlanSide;
}

/**
 * 每天定投 compared with 区间定投: the same amount each day, or a multiple of it by the indicator's band at the close, bought
 * at the day's close and valued at the last price of the series. Days with an unknown band buy nothing by band. null
 * without a price, if the amount is not positive, or if no day is in the range.
 */
export function comparePlans(
  days: readonly IndicatorDay[],
  bands: readonly IndicatorBand[],
  terms: PlanTerms,
): PlanComparison | null {
  const priceNow = days.at(-1)?.price ?? null;
  const chosen = days.flatMap(({ time, price, value }) =>
    price !== null && time >= terms.from && time <= terms.to ? [{ price, value }] : [],
  );
  if (priceNow === null || chosen.length === 0 || !(terms.amount > 0)) return null;
  const byBand = chosen.flatMap(({ price, value }) => {
    const multiple = terms.multiples[bandOf(bands, value)?.key ?? ''] ?? 0;
    return multiple > 0 ? [{ price, amount: terms.amount * multiple }] : [];
  });
  const everyDay = chosen.map(({ price }) => ({ price, amount: terms.amount }));
  const side = (purchases: typeof everyDay): PlanSide => ({
    purchases: purchases.length,
    result: purchasePlan(purchases, priceNow, terms.feePercent),
  });
  return { days: chosen.length, priceNow, everyDay: side(everyDay), byBand: side(byBand) };
}
