import type { CoinPrice } from '../defillama/coinPrices.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { secondListings, type ToldAt } from './secondListings.ts';
import { secondPrices } from './secondPrices.ts';
import type { ToldCoin } from './toldCoin.ts';

/** A price that somebody else has agreed on, USD, and when, epoch ms. */
export interface Reference {
  readonly price: number;
  readonly at: number;
}

/** Supply, records, volume and past prices of a coin, and when they were told, epoch ms. */
export interface CoinFacts {
  readonly told: ToldCoin;
  readonly at: number;
  /** The newest price besides the venues': of who told the facts, or DefiLlama's, which is asked more often. */
  readonly reference: Reference | null;
}

/**
 * What is known of each coin, by its code, without asking: as CoinGecko tells it, and of coins that it has not told yet
 * as the second providers do.
 */
export function coinFacts(reader: SourceReader): ReadonlyMap<string, CoinFacts> {
  const prices = secondPrices(reader);
  const listed = new Map([...secondListings(reader), ...firstListings(reader)]);
  return new Map(
    [...listed].map(([code, { told, at }]) => {
      const own = told.price === null ? null : { price: told.price, at };
      return [code, { told, at, reference: newer(own, prices.get(code)) }];
    }),
  );
}

function firstListings(reader: SourceReader): ReadonlyMap<string, ToldAt> {
  return new Map(
    coinFactsQuestions.flatMap((question) => {
      const known = reader.latest('COINGECKO', question);
      if (known.kind === 'nothing') return [];
      return known.value.map((told) => [told.code, { told, at: told.updatedAt ?? known.at }] as const);
    }),
  );
}

function newer(one: Reference | null, second: CoinPrice | undefined): Reference | null {
  const other = second ? { price: second.price, at: second.time } : null;
  return one && (!other || one.at >= other.at) ? one : other;
}
