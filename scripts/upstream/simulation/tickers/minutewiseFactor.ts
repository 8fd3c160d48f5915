import { priceOf } from '../path/price.ts';
import type { TickerTerms } from './tickerTerms.ts';

/** Logarithm of the factor from the coin's USD price to the ticker's; `quoteLevel` is that of a quote with a path. */
export function logFactor(
  { place, quoteUsd, quotePath }: TickerTerms,
  time: number,
  quoteLevel: number | null,
): number {
  const usd =
    quoteLevel === null || !quotePath ? Math.log(quoteUsd(time)) : quotePath.within(quoteLevel, time);
  return Math.log(place(time)) - usd;
}

/** USD per unit of the quote at the start of a minute; `quoteLevel` is that of a quote with a path. */
export function minuteUsd(
  { quoteUsd, quotePath }: TickerTerms,
  time: number,
  quoteLevel: number | null,
): number {
  return quoteLevel === null || !quotePath ? quoteUsd(time) : priceOf(quotePath.within(quoteLevel, time));
}

/** The factor of a quarter's turnover: that of its beginning, unrounded. */
export function turnoverFactor({ place, quoteUsd, quotePath }: TickerTerms, time: number): number {
  const level = quotePath && time >= quotePath.start ? quotePath.levelAt(time) : Math.log(quoteUsd(time));
  return Math.exp(Math.log(place(time)) - level);
}
