import type { PriceAt } from '../price/referenceCheck.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { secondListings, type ToldAt } from './secondListings.ts';
import { secondPrices } from './secondPrices.ts';

/** Supply, records, volume and past prices of a coin, and when they were told, epoch ms. */
export interface CoinFacts extends ToldAt {
  /** The newest price besides the venues': of who told the facts, or DefiLlama's, which is asked more often. */
  readonly reference: PriceAt | null;
  /** These prices, and Coinpaprika's, each with its time: what venues say is measured by them. */
  readonly listings: readonly PriceAt[];
}

/**
 * What is known of each coin, by its code, without asking: as CoinGecko tells it, and of coins that it has not told yet
 * as the second providers do.
 */
export function coinFacts(reader: SourceReader): ReadonlyMap<string, CoinFacts> {
  const llamas = secondPrices(reader);
  const seconds = secondListings(reader);
  const listed = new Map([...seconds, ...firstListings(reader)]);
  return new Map(
    [...listed].map(([code, { told, at, teller }]) => {
      const own = priceOf({ told, at });
      const llama = llamas.get(code);
      const prices = [own, llama && { price: llama.price, at: llama.time }].flatMap((one) => one ?? []);
      const other = teller === 'COINGECKO' ? priceOf(seconds.get(code)) : null;
      const listings = other === null ? prices : [...prices, other];
      return [code, { told, at, teller, reference: newestOf(prices), listings }];
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

function priceOf(listed: Pick<ToldAt, 'told' | 'at'> | undefined): PriceAt | null {
  const price = listed?.told.price ?? null;
  return listed === undefined || price === null ? null : { price, at: listed.at };
}

/** The newest of some prices; null without any. */
export function newestOf(prices: readonly PriceAt[]): PriceAt | null {
  return prices.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
