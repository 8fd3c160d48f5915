import { CURRENCY_UNITS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { type QuoteRates, quoteRates } from '../price/quoteRates.ts';
import { isFar } from '../price/referenceCheck.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import { currencyRates } from '../providers/frankfurter/frankfurter.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { CoinFacts } from './coinFacts.ts';

const NO_CURRENCIES: ReadonlySet<string> = new Set(['usd', 'btc', 'eth', 'local']);

/** Official rates of every currency in which amounts are shown. */
export const fiatRates = currencyRates([
  ...CURRENCY_UNITS.filter((unit) => !NO_CURRENCIES.has(unit)).map((unit) => unit.toUpperCase()),
  'TRY',
]);

/** ms: what dollar venues said longer ago tells no peg. */
const FRESH = 60_000;

/** Stablecoins and euros whose dollar price a second source reports, where no dollar venue does. */
const STABLE_CODES: Readonly<Record<string, string>> = { USDT: 'tether', USDC: 'usd-coin' };

/**
 * USD for one unit of each quote that makes prices. Dollar venues report it; while none does, or what they say is no market's
 * move from the second source's price of the stablecoin, that price stands. A quote that neither tells is left out: one is never assumed.
 */
export function pricingRates(
  quotes: readonly VenueQuotes[],
  facts: ReadonlyMap<string, Pick<CoinFacts, 'reference'>>,
  now: number,
): QuoteRates {
  const rates = new Map(quoteRates(quotes.filter(({ at }) => now - at <= FRESH)));
  for (const [quote, code] of Object.entries(STABLE_CODES)) {
    const reported = facts.get(code)?.reference;
    const rate = rates.get(quote);
    const isDoubted = rate === undefined || (reported && isFar(rate, reported.price, now - reported.at));
    if (reported && isDoubted) rates.set(quote, reported.price);
  }
  return rates;
}

/** USD for one unit of each official currency, as far as known. */
export function fiatValues(reader: SourceReader): QuoteRates {
  const known = reader.latest('FRANKFURTER', fiatRates);
  return new Map(
    known.kind === 'nothing' ? [] : known.value.map(({ currency, perUsd }) => [currency, 1 / perUsd]),
  );
}
