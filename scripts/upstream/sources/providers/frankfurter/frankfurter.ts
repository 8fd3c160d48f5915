import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { isoTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

/** Units of a currency for a US dollar. */
export interface CurrencyRate {
  /** ISO code, in capitals. */
  readonly currency: string;
  readonly perUsd: number;
  /** UTC midnight (epoch ms) of the day it was set: on weekends and holidays the working day before. */
  readonly day: number;
}

const rate = v.pipe(
  v.object({
    date: isoTime,
    base: v.literal('USD'),
    quote: v.string(),
    rate: v.pipe(amount, v.gtValue(0)),
  }),
  v.transform(
    (wire): CurrencyRate => ({ currency: wire.quote.toUpperCase(), perUsd: wire.rate, day: wire.date }),
  ),
);

/**
 * The newest rates of some currencies (ISO codes, XAU and XAG too), blended of all central banks that publish them: the
 * ECB alone has no rouble.
 */
export function currencyRates(currencies: readonly string[]): Question<readonly CurrencyRate[]> {
  return { path: pathOf(currencies), decode: jsonOf(rowsOf(rate)) };
}

/** The same of each day from one on (epoch ms) until the newest, in any order. */
export function currencyHistory(
  currencies: readonly string[],
  from: number,
): Question<readonly CurrencyRate[]> {
  const day = new Date(from).toISOString().slice(0, 10);
  return { path: `${pathOf(currencies)}&from=${day}`, decode: jsonOf(rowsOf(rate)) };
}

function pathOf(currencies: readonly string[]): string {
  return `/v2/rates?base=usd&quotes=${currencies.map((currency) => currency.toLowerCase()).join(',')}`;
}
