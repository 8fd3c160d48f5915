import type { PriceAt } from '../price/referenceCheck.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { secondListings, type ToldAt } from './secondListings.ts';
import { secondPrices } from './secondPrices.ts';

/** Supply, records, volume and past prices of a coin, and when they were told, epoch ms. */
export interface CoinFacts extends ToldAt {
  /** The newest price besides the venues': of who told the facts, or DefiLlama's, which is asked more often. */
  readonly reference: PriceAt | null;
  /** All of these prices, each with its time. */
  readonly listings: readonly PriceAt[];
}

/**
 * What is known of each coin, by its code, without asking: as CoinGecko tells it, and of coins that it has not told yet
 * as the second providers do.
 */
export function coinFacts(reader: SourceReader): ReadonlyMap<string, CoinFacts> {
  const prices = secondPrices(reader);
  const listed = new Map([...secondListings(reader), ...firstListings(reader)]);
  return new Map(
    [...listed].map(([code, { told, at, teller }]) => {
      const own = told.price === null ? null : { price: told.price, at };
      const second = prices.get(code);
      const listings = [own, second && { price: second.price, at: second.time }].flatMap((one) => one ?? []);
      return [code, { told, at, teller, reference: newestOf(listings), listings }];
    }),
  );
}

function firstListings(reader: SourceReader): ReadonlyMap<string, ToldAt> {
  return new Map(
    coinFactsQuestions.flatMap((question) => {
      const known = reader.latest('COINGECKO', question);
      if (known.kind === 'nothing') return [];
      return known.value.map((told) => {
        const at = told.updatedAt ?? known.at;
        return [told.code, { told, at, teller: 'COINGECKO' }] as const;
      });
    }),
  );
}

function newestOf(prices: readonly PriceAt[]): PriceAt | null {
  return prices.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
