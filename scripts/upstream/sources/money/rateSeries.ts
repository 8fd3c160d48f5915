import type { CurrencyRate } from '../providers/frankfurter/frankfurter.ts';

/** %: a rate that moved further from one day to the next is not believed at once … */
const MAX_MOVE = 8;
/** … but when as many days in a row agree. */
const AGREEING = 3;

/** The believed rates of one currency, oldest first: a day's rate holds until the next one. */
export function believedRates(rates: readonly CurrencyRate[]): readonly CurrencyRate[] {
  const days = rates.toSorted((one, other) => one.day - other.day);
  const believed: CurrencyRate[] = [];
  days.forEach((rate, at) => {
    const good = believed.at(-1);
    const recent = days.slice(Math.max(0, at - AGREEING + 1), at + 1);
    const agree = recent.length === AGREEING && recent.every(({ perUsd }) => isNear(perUsd, rate.perUsd));
    if (!good || isNear(rate.perUsd, good.perUsd) || agree) believed.push(rate);
  });
  return believed;
}

function isNear(rate: number, other: number): boolean {
  return Math.abs(rate / other - 1) * 100 <= MAX_MOVE;
}

/** Believed rates by currency. */
export type RateSeries = ReadonlyMap<string, readonly CurrencyRate[]>;

/** The believed rates of each currency in an answer. */
export function seriesOf(rates: readonly CurrencyRate[]): RateSeries {
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency);
  return new Map([...byCurrency].map(([currency, own]) => [currency, believedRates(own)]));
}

/** The rate of a currency that holds at an instant (epoch ms): of its day, or the last working day before. */
export function rateAt(series: RateSeries, currency: string, time: number): CurrencyRate | null {
  return series.get(currency)?.findLast(({ day }) => day <= time) ?? null;
}
