import type { PriceAt } from '../price/referenceCheck.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { type ReportedAt, secondListings } from './secondListings.ts';
import { secondPrices } from './secondPrices.ts';

/** Supply, records, volume and past prices of a coin, and when they were reported, epoch ms. */
export interface CoinFacts extends ReportedAt {
  /** The newest price besides the venues': of who told the facts, or DefiLlama's, which is asked more often. */
  readonly reference: PriceAt | null;
  /** These prices, and Coinpaprika's, each with its time: what venues say is measured by them. */
  readonly listings: readonly PriceAt[];
}

/**
 * What is known of each coin, by its code, without asking: as CoinGecko reports it, and of coins that it has not told yet
 * as the second providers do.
 */
export function coinFacts(reader: SourceReader): ReadonlyMap<string, CoinFacts> {
  const llamas = secondPrices(reader);
  const seconds = secondListings(reader);
  const listed = new Map([...seconds, ...firstListings(reader)]);
  return new Map(
    [...listed].map(([code, { reported, at, sourceName }]) => {
      const own = priceOf({ reported, at });
      const llama = llamas.get(code);
      const prices = [own, llama && { price: llama.price, at: llama.time }].flatMap((one) => one ?? []);
      const other = sourceName === 'COINGECKO' ? priceOf(seconds.get(code)) : null;
      const listings = other === null ? prices : [...prices, other];
      return [code, { reported, at, sourceName, reference: newestOf(prices), listings }];
    }),
  );
}

function firstListings(reader: SourceReader): ReadonlyMap<string, ReportedAt> {
  return new Map(
    coinFactsQuestions.flatMap((question) => {
      const known = reader.latest('COINGECKO', question);
      if (known.kind === 'nothing') return [];
      return known.value.map((reported) => {
        const at = reported.updatedAt ?? known.at;
        return [reported.code, { reported, at, sourceName: 'COINGECKO' }] as const;
      });
    }),
  );
}

function priceOf(listed: Pick<ReportedAt, 'reported' | 'at'> | undefined): PriceAt | null {
  const price = listed?.reported.price ?? null;
  return listed === undefined || price === null ? null : { price, at: listed.at };
}

/** The newest of some prices; null without any. */
export function newestOf(prices: readonly PriceAt[]): PriceAt | null {
  return prices.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
